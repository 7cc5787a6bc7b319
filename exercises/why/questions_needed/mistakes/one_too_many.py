# message: ค่านี้เกินมาหนึ่งข้อ เพราะเพิ่ม n อีกครั้งหลังจากพบค่าที่แคบพอแล้ว ลองดูลำดับของการตรวจกับการเพิ่ม
n_needed = 1
while True:
    low, high = wilson(case["recall"][1], n_needed)
    n_needed += 1
    if high - low <= 0.06:
        break
