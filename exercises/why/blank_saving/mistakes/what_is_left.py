# message: ค่านี้คือสัดส่วนที่ยังต้องจ่าย โจทย์ถามส่วนที่ประหยัดได้
before, after = case["monthly_cost"]
saving = round(after / before, 4)
