# message: รายการนี้คือเอกสารที่มีคำถามแล้ว โจทย์ถามฉบับที่ยังไม่มี ลองกลับเงื่อนไข
# variables: uncovered
first = gold.head(12)
uncovered = docs.loc[docs["doc_id"].isin(first["gold_doc_id"]), "doc_id"].tolist()
n_categories = first["category"].nunique()
