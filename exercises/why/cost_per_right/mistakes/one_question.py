# message: ค่านี้เป็นค่าใช้จ่ายต่อหนึ่งข้อ โจทย์ขอต่อ 1,000 ข้อ ลองเพิ่มขั้นที่แปลงหน่วย
cost_before = round(case["monthly_cost"][0] / (traffic * case["recall"][0]), 2)
cost_after = round(case["monthly_cost"][1] / (traffic * case["recall"][1]), 2)
