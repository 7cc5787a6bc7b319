not_found = qs["question_id"][np.isinf(ranks_default)].tolist()  # ___
n_far = ((ranks_default > 3) & np.isfinite(ranks_default)).sum()  # ___
print(not_found)
print("พบแต่ไกล", n_far, "ข้อ")
