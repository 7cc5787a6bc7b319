# message: ค่านี้หารด้วยจำนวนคำของข้อที่สั้นกว่า ข้อสั้นจึงดูซ้ำกับข้อยาวง่ายเกินไป แจ็กการ์ดหารด้วยคำทั้งหมดของสองข้อรวมกัน ลองเปลี่ยนตัวหาร
bags = [words(text) for text in raw]
n = len(raw)
found = [
    (i, j)
    for i in range(n)
    for j in range(i + 1, n)
    if len(bags[i] & bags[j]) / min(len(bags[i]), len(bags[j])) >= 0.5
]
pairs = [f"{i}-{j}" for i, j in found]
n_keep = n - len({j for _, j in found})
