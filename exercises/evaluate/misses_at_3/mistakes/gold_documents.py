# message: รายการนี้เป็นรหัสของเอกสารเฉลย โจทย์ต้องการรหัสของคำถาม ลองดูชื่อคอลัมน์ที่เลือก
# variables: miss_ids
is_miss = ranks > 3
n_miss_at3 = is_miss.sum()
miss_ids = qs.loc[is_miss, "gold_doc_id"].tolist()
