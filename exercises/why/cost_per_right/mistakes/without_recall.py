# message: ค่านี้หารด้วยคำถามทุกข้อ ทั้งที่ค้นพบและไม่พบ โจทย์ถามต่อคำถามที่ค้นพบเท่านั้น ลองใส่ recall ในตัวหาร
cost_before = round(case["monthly_cost"][0] / traffic * 1000, 2)
cost_after = round(case["monthly_cost"][1] / traffic * 1000, 2)
