# message: รายการนี้เป็นรหัสของเอกสารเฉลย โจทย์ต้องการรหัสของคำถาม ลองดูชื่อคอลัมน์ที่เลือก
# variables: returns_misses
is_miss = (gold["category"] == "returns") & (ranks > 1)
returns_misses = gold.loc[is_miss, "gold_doc_id"].tolist()
n_returns_misses = len(returns_misses)
