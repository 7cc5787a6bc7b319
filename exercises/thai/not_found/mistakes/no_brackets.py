# message: n_far เทียบกับค่าอื่น เพราะ & ทำงานก่อนเครื่องหมาย > ลองใส่วงเล็บครอบแต่ละเงื่อนไข
# variables: n_far
not_found = qs["question_id"][np.isinf(ranks_default)].tolist()
n_far = (ranks_default > 3 & np.isfinite(ranks_default)).sum()
