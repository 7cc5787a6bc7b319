# message: คู่ที่ได้ 0.5 พอดียังไม่ถูกนับ โจทย์นับตั้งแต่ 0.5 ขึ้นไป ลองดูเครื่องหมายเปรียบเทียบ
bags = [words(text) for text in raw]
n = len(raw)
found = [
    (i, j)
    for i in range(n)
    for j in range(i + 1, n)
    if len(bags[i] & bags[j]) / len(bags[i] | bags[j]) > 0.5
]
pairs = [f"{i}-{j}" for i, j in found]
n_keep = n - len({j for _, j in found})
