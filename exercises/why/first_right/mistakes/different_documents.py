# message: n_right นับจำนวนเอกสารที่ไม่ซ้ำกัน โจทย์ถามจำนวนคำถาม คำถามหลายข้อมีเฉลยฉบับเดียวกันได้ ลองนับจำนวนแถวที่หยิบถูก
# variables: n_right
is_right = log["found"] == log["gold_doc_id"]
n_right = log["found"][is_right].nunique()
right_share = round(is_right.mean(), 4)
