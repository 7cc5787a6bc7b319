# message: n_far นับข้อที่ค้นไม่พบรวมไปด้วย เพราะอนันต์ก็มากกว่า 3 ลองเพิ่มเงื่อนไขว่าต้องค้นพบ
# variables: n_far
not_found = qs["question_id"][np.isinf(ranks_default)].tolist()
n_far = (ranks_default > 3).sum()
