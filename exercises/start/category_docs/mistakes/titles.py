# message: รายการนี้เป็นชื่อเรื่องของเอกสาร โจทย์ต้องการรหัสเอกสาร ลองดูชื่อคอลัมน์ที่หยิบ
# variables: shipping_ids
n_docs = len(docs)
shipping_ids = docs[docs["category"] == "shipping"]["title"].tolist()
