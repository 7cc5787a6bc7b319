# message: ค่านี้รวมทุกข้อของหมวด returns ทั้งที่พบและที่พลาด ข้อที่เฉลยได้อันดับ 1 ไม่นับว่าพลาด ลองเพิ่มเงื่อนไขของอันดับ
is_miss = (gold["category"] == "returns") & (ranks >= 1)
returns_misses = gold.loc[is_miss, "question_id"].tolist()
n_returns_misses = len(returns_misses)
