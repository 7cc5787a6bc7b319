# message: ค่านี้คิดจาก 11 ข้อแรก ขาดไปหนึ่งข้อ ลองดูปลายของช่วงที่ใช้ตัดตาราง
first = gold[:11]
uncovered = docs.loc[~docs["doc_id"].isin(first["gold_doc_id"]), "doc_id"].tolist()
n_categories = first["category"].nunique()
