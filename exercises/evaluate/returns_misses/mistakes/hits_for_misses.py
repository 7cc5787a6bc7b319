# message: ค่านี้มาจากข้อที่เฉลยได้อันดับ 1 โจทย์ถามข้อที่พลาดอันดับ 1 ลองกลับเงื่อนไขของอันดับ
is_miss = (gold["category"] == "returns") & (ranks <= 1)
returns_misses = gold.loc[is_miss, "question_id"].tolist()
n_returns_misses = len(returns_misses)
