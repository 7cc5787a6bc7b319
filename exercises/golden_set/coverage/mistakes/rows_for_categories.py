# message: ค่านี้นับทุกแถว หมวดที่มีหลายข้อจึงถูกนับหลายหน ลองนับเฉพาะหมวดที่ไม่ซ้ำ
# variables: n_categories
first = gold.head(12)
uncovered = docs.loc[~docs["doc_id"].isin(first["gold_doc_id"]), "doc_id"].tolist()
n_categories = len(first["category"])
