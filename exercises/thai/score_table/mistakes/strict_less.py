# message: hit3 ยังไม่นับข้อที่เฉลยอยู่อันดับ 3 พอดี ลองดูเครื่องหมายเปรียบเทียบอีกครั้ง
# variables: hit3
methods = {"default": ranks_default, "chars": ranks_chars, "words": ranks_words}
hit3, mrr = {}, {}
for name, r in methods.items():
    hit3[name] = round((r < 3).mean(), 4)
    mrr[name] = round((1 / r).mean(), 4)
