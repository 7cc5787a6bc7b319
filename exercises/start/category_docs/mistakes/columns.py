# message: n_docs เป็นจำนวนคอลัมน์ โจทย์ถามจำนวนเอกสาร คือจำนวนแถว
# variables: n_docs
n_docs = len(docs.columns)
shipping_ids = docs[docs["category"] == "shipping"]["doc_id"].tolist()
