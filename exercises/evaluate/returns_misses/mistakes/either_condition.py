# message: ค่านี้นับข้อที่เข้าเงื่อนไขใดเงื่อนไขหนึ่ง โจทย์ต้องการข้อที่เข้าทั้งสองเงื่อนไขพร้อมกัน ลองดูเครื่องหมายที่เชื่อมเงื่อนไข
is_miss = (gold["category"] == "returns") | (ranks > 1)
returns_misses = gold.loc[is_miss, "question_id"].tolist()
n_returns_misses = len(returns_misses)
