# message: mrr ที่ได้เป็นส่วนกลับของอันดับเฉลี่ย ถ้ามีข้อที่ค้นไม่พบแม้ข้อเดียว อันดับเฉลี่ยก็เป็นอนันต์และค่านี้เป็น 0 ลองหาส่วนกลับทีละข้อก่อนเฉลี่ย
# variables: mrr
methods = {"default": ranks_default, "chars": ranks_chars, "words": ranks_words}
hit3, mrr = {}, {}
for name, r in methods.items():
    hit3[name] = round((r <= 3).mean(), 4)
    mrr[name] = round(1 / r.mean(), 4)
