# message: ค่านี้หารด้วยจำนวนคำถามที่ค้นไม่พบ โจทย์ถามต่อคำถามที่ค้นพบ ลองดูว่าตัวหารใช้ recall หรือ 1 ลบ recall
cost_before = round(case["monthly_cost"][0] / (traffic * (1 - case["recall"][0])) * 1000, 2)
cost_after = round(case["monthly_cost"][1] / (traffic * (1 - case["recall"][1])) * 1000, 2)
