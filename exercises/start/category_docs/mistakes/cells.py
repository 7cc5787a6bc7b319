# message: n_docs นับทุกช่องของตาราง (แถวคูณคอลัมน์) โจทย์ถามจำนวนเอกสาร คือจำนวนแถว
# variables: n_docs
n_docs = docs.size
shipping_ids = docs[docs["category"] == "shipping"]["doc_id"].tolist()
