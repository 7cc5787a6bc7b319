# message: ข้อที่ค้นไม่พบหลุดออกจากตัวหาร คะแนนจึงสูงเกินจริง ลูกค้าที่ค้นไม่พบก็เป็นลูกค้า ลองเฉลี่ยจากทุกข้อ
# variables: hit3, mrr
methods = {"default": ranks_default, "chars": ranks_chars, "words": ranks_words}
hit3, mrr = {}, {}
for name, r in methods.items():
    found = r[np.isfinite(r)]
    hit3[name] = round((found <= 3).mean(), 4)
    mrr[name] = round((1 / found).mean(), 4)
