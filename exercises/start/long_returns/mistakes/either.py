# message: รายการนี้มีเอกสารที่เข้าเงื่อนไขเพียงข้อเดียวปนอยู่ด้วย โจทย์ต้องการทั้งสองเงื่อนไขพร้อมกัน ลองดูเครื่องหมายที่ใช้เชื่อม
is_long = (docs["category"] == "returns") | (docs["n_words"] > 60)
long_ids = docs[is_long]["doc_id"].tolist()
