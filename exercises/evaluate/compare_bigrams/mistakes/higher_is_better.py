# message: จำนวนข้อที่ดีขึ้นกับแย่ลงสลับกันอยู่ เลขอันดับที่น้อยลงแปลว่าเฉลยขยับขึ้นใกล้หัวรายการ จึงดีขึ้น ลองดูทิศของเครื่องหมาย
# variables: n_improved, n_worse
before = gold_ranks(TfidfVectorizer(stop_words="english"))
after = gold_ranks(TfidfVectorizer(stop_words="english", ngram_range=(1, 2)))
n_changed = (after != before).sum()
n_improved = (after > before).sum()
n_worse = (after < before).sum()
