# message: รายการนี้รวมเอกสารที่มี 60 คำพอดี โจทย์ขอมากกว่า 60 ลองดูเครื่องหมายเปรียบเทียบ
is_long = (docs["category"] == "returns") & (docs["n_words"] >= 60)
long_ids = docs[is_long]["doc_id"].tolist()
