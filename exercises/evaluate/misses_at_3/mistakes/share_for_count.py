# message: ค่านี้เป็นสัดส่วนของข้อที่พลาด ส่วนโจทย์ถามว่ากี่ข้อ จึงต้องเป็นจำนวนเต็ม ลองใช้คำสั่งที่นับ แทนคำสั่งที่เฉลี่ย
# variables: n_miss_at3
is_miss = ranks > 3
n_miss_at3 = is_miss.mean()
miss_ids = qs.loc[is_miss, "question_id"].tolist()
