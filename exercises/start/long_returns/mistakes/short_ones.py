# message: รายการนี้เป็นเอกสารของหมวด returns ที่ไม่เกิน 60 คำ ลองกลับทิศเครื่องหมาย
is_long = (docs["category"] == "returns") & (docs["n_words"] <= 60)
long_ids = docs[is_long]["doc_id"].tolist()
