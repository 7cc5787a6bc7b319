# message: ค่านี้คูณด้วย recall หลังจากหารด้วยจำนวนคำถาม ค่าใช้จ่ายต่อข้อที่ค้นพบควรสูงกว่าต่อข้อทั้งหมด ลองดูว่า recall ควรอยู่ในตัวหารหรือไม่
cost_before = round(case["monthly_cost"][0] / traffic * case["recall"][0] * 1000, 2)
cost_after = round(case["monthly_cost"][1] / traffic * case["recall"][1] * 1000, 2)
