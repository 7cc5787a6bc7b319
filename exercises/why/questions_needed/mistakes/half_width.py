# message: ค่านี้ใช้ครึ่งหนึ่งของความกว้างเทียบกับ 0.06 จึงได้น้อยเกินไป ความกว้างวัดจากปลายล่างถึงปลายบน ลองดูค่าที่ใช้ในเงื่อนไข
n_needed = 1
while True:
    low, high = wilson(case["recall"][1], n_needed)
    if (high - low) / 2 <= 0.06:
        break
    n_needed += 1
