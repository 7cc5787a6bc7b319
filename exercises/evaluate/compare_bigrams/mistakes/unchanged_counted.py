# message: ค่านี้รวมข้อที่อันดับเท่าเดิมไว้ด้วย ข้อที่เท่าเดิมไม่นับว่าเปลี่ยน ดีขึ้น หรือแย่ลง ลองทบทวนเครื่องหมายเปรียบเทียบ
before = gold_ranks(TfidfVectorizer(stop_words="english"))
after = gold_ranks(TfidfVectorizer(stop_words="english", ngram_range=(1, 2)))
n_changed = (after == before).sum()
n_improved = (after <= before).sum()
n_worse = (after >= before).sum()
