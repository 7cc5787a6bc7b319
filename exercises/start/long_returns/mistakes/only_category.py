# message: รายการนี้มีทุกเอกสารของหมวด returns ยังไม่ได้คัดตามความยาว ลองเพิ่มเงื่อนไขของ n_words
long_ids = docs[docs["category"] == "returns"]["doc_id"].tolist()
