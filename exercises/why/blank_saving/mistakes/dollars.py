# message: ค่านี้เป็นจำนวนเงินที่ลดลง โจทย์ถามสัดส่วน ลองนำไปเทียบกับค่าใช้จ่ายเดิม
before, after = case["monthly_cost"]
saving = before - after
