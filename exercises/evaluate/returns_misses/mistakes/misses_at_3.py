# message: ค่านี้มาจากข้อที่หลุดสามอันดับแรก แต่โจทย์นี้เข้มกว่า คือนับทุกข้อที่เฉลยไม่ได้อันดับ 1 ลองดูตัวเลขที่ใช้เทียบ
is_miss = (gold["category"] == "returns") & (ranks > 3)
returns_misses = gold.loc[is_miss, "question_id"].tolist()
n_returns_misses = len(returns_misses)
