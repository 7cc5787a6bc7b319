# message: ค่านี้แคบพอแล้วแต่ยังไม่ใช่น้อยที่สุด เพราะเพิ่มทีละหลายข้อ ลองเพิ่มทีละหนึ่ง
n_needed = 100
while True:
    low, high = wilson(case["recall"][1], n_needed)
    if high - low <= 0.06:
        break
    n_needed += 100
