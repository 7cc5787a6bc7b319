# message: ค่านี้นับเฉพาะข้อที่ข้ามเส้นสามอันดับแรก ข้อที่ขยับโดยไม่ข้ามเส้นนั้นก็นับว่าอันดับเปลี่ยน ลองเทียบอันดับตรง ๆ
before = gold_ranks(TfidfVectorizer(stop_words="english")) <= 3
after = gold_ranks(TfidfVectorizer(stop_words="english", ngram_range=(1, 2))) <= 3
n_changed = (after != before).sum()
n_improved = (after > before).sum()
n_worse = (after < before).sum()
