# message: รายการนี้มีรหัสของเอกสารทุกหมวด ลองเลือกแถวของหมวด shipping ก่อนหยิบคอลัมน์
# variables: shipping_ids
n_docs = len(docs)
shipping_ids = docs["doc_id"].tolist()
