# message: รายการนี้มีคู่ของข้อกับตัวมันเอง เช่น 0-0 ซึ่งเหมือนกันเสมอ ลองให้ลูปตัวในเริ่มหลังตัวนอก
bags = [words(text) for text in raw]
n = len(raw)
found = [
    (i, j)
    for i in range(n)
    for j in range(i, n)
    if len(bags[i] & bags[j]) / len(bags[i] | bags[j]) >= 0.5
]
pairs = [f"{i}-{j}" for i, j in found]
n_keep = n - len({j for _, j in found})
