# message: ค่านี้คือจำนวนหมวดที่ยังไม่มีคำถาม โจทย์ถามจำนวนหมวดที่มีคำถามแล้ว ลองนับจากตาราง 12 ข้อแรกโดยตรง
# variables: n_categories
first = gold.head(12)
uncovered = docs.loc[~docs["doc_id"].isin(first["gold_doc_id"]), "doc_id"].tolist()
n_categories = docs["category"].nunique() - first["category"].nunique()
