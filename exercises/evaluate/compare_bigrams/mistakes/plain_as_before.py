# message: ค่านี้ได้จากการเทียบกับ TF-IDF ที่ไม่ตัดคำหยุด จึงเปลี่ยนสองอย่างพร้อมกัน ลองตรวจการตั้งค่าเดิมตามโจทย์
before = gold_ranks(TfidfVectorizer())
after = gold_ranks(TfidfVectorizer(stop_words="english", ngram_range=(1, 2)))
n_changed = (after != before).sum()
n_improved = (after < before).sum()
n_worse = (after > before).sum()
