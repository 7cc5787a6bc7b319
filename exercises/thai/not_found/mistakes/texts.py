# message: รายการนี้เป็นข้อความของคำถาม โจทย์ต้องการรหัสของคำถาม ลองดูชื่อคอลัมน์อีกครั้ง
# variables: not_found
not_found = qs["question"][np.isinf(ranks_default)].tolist()
n_far = ((ranks_default > 3) & np.isfinite(ranks_default)).sum()
