# message: ค่านี้นับว่าถูกเมื่อเอกสารที่ค้นได้เป็นเฉลยของข้อใดก็ได้ โจทย์ให้เทียบกับเฉลยของข้อเดียวกันในแถวเดียวกัน ลองเทียบสองคอลัมน์ตรง ๆ ด้วย ==
is_right = log["found"].isin(log["gold_doc_id"])
n_right = is_right.sum()
right_share = round(is_right.mean(), 4)
