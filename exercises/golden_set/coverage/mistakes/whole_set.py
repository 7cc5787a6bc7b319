# message: ค่านี้คิดจากคำถามทั้งชุด โจทย์ให้ดูเฉพาะ 12 ข้อแรก ลองตัดตารางด้วย head ก่อน
uncovered = docs.loc[~docs["doc_id"].isin(gold["gold_doc_id"]), "doc_id"].tolist()
n_categories = gold["category"].nunique()
