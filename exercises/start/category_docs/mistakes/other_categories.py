# message: รายการนี้เป็นเอกสารของทุกหมวดยกเว้น shipping ลองดูเครื่องหมายเปรียบเทียบ == กับ !=
# variables: shipping_ids
n_docs = len(docs)
shipping_ids = docs[docs["category"] != "shipping"]["doc_id"].tolist()
