# message: รายการนี้เป็นเลขแถว (นับจาก 0) โจทย์ต้องการ question_id ซึ่งเป็นข้อความ ลองใช้เลขแถวไปหยิบค่าจากคอลัมน์นั้นของ qs
# variables: miss_ids
is_miss = ranks > 3
n_miss_at3 = is_miss.sum()
miss_ids = np.flatnonzero(is_miss).tolist()
