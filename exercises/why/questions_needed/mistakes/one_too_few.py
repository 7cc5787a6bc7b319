# message: ที่จำนวนนี้ช่วงยังกว้างเกินอยู่นิดเดียว เพราะเป็น n ตัวสุดท้ายที่ยังไม่ผ่าน ลองดูว่าหยุดก่อนหรือหลังเพิ่ม n
n_needed = 0
n = 1
while wilson(case["recall"][1], n)[1] - wilson(case["recall"][1], n)[0] > 0.06:
    n_needed = n
    n += 1
