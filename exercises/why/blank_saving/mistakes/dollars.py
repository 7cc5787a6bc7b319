# message: ค่านี้เป็นจำนวนเงินที่ลดลง โจทย์ถามสัดส่วน จึงต้องเทียบกับค่าใช้จ่ายเดิมด้วย
before, after = case["monthly_cost"]
saving = before - after
