# message: รายการนี้เป็นชื่อเรื่องของเอกสาร โจทย์ขอรหัส ลองดูชื่อคอลัมน์ที่เลือก
# variables: uncovered
first = gold.head(12)
uncovered = docs.loc[~docs["doc_id"].isin(first["gold_doc_id"]), "title"].tolist()
n_categories = first["category"].nunique()
