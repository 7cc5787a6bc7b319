# message: ค่านี้คือสัดส่วนที่ยังต้องจ่าย โจทย์ถามส่วนที่ประหยัดได้ ลองดูว่าตัวตั้งเป็นเงินส่วนใด
before, after = case["monthly_cost"]
saving = round(after / before, 4)
