# message: รายการนี้คือข้อที่ค้นพบ โจทย์ต้องการข้อที่ค้นไม่พบ ลองกลับเงื่อนไข
# variables: not_found
not_found = qs["question_id"][np.isfinite(ranks_default)].tolist()
n_far = ((ranks_default > 3) & np.isfinite(ranks_default)).sum()
