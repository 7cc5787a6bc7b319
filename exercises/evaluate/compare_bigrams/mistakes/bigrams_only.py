# message: ค่านี้ได้จากการใช้คำคู่อย่างเดียวโดยไม่มีคำเดี่ยว การตั้งค่าใหม่ในโจทย์ใช้ทั้งสองแบบ ลองดูค่าใน ngram_range
before = gold_ranks(TfidfVectorizer(stop_words="english"))
after = gold_ranks(TfidfVectorizer(stop_words="english", ngram_range=(2, 2)))
n_changed = (after != before).sum()
n_improved = (after < before).sum()
n_worse = (after > before).sum()
