# message: ค่านี้รวมข้อที่พลาดของทุกหมวด โจทย์ถามเฉพาะหมวด returns ลองเพิ่มเงื่อนไขของหมวด
returns_misses = gold.loc[ranks > 1, "question_id"].tolist()
n_returns_misses = len(returns_misses)
