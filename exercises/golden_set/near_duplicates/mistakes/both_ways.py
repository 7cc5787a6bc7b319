# message: ทุกคู่ถูกนับสองครั้ง ทั้ง i-j และ j-i โจทย์ให้เขียนเพียงครั้งเดียวโดย i < j ลองให้ลูปตัวในเริ่มหลังตัวนอก
bags = [words(text) for text in raw]
n = len(raw)
found = [
    (i, j)
    for i in range(n)
    for j in range(n)
    if i != j and len(bags[i] & bags[j]) / len(bags[i] | bags[j]) >= 0.5
]
pairs = [f"{i}-{j}" for i, j in found]
n_keep = n - len({j for _, j in found})
