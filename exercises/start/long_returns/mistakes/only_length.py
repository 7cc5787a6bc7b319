# message: รายการนี้มีเอกสารยาวของทุกหมวด ลองเพิ่มเงื่อนไขของหมวด
long_ids = docs[docs["n_words"] > 60]["doc_id"].tolist()
