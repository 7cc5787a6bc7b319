# message: ค่านี้เทียบกับค่าใช้จ่ายใหม่ จึงเกิน 1 ได้ โจทย์ให้เทียบกับค่าใช้จ่ายเดิม ลองดูตัวหาร
before, after = case["monthly_cost"]
saving = round((before - after) / after, 4)
