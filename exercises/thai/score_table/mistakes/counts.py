# message: hit3 ตอนนี้เป็นจำนวนข้อ โจทย์ต้องการสัดส่วนของคำถามทั้งหมด ลองเปลี่ยนคำสั่งสรุปตัวท้าย
# variables: hit3
methods = {"default": ranks_default, "chars": ranks_chars, "words": ranks_words}
hit3, mrr = {}, {}
for name, r in methods.items():
    hit3[name] = (r <= 3).sum()
    mrr[name] = round((1 / r).mean(), 4)
