# message: ค่านี้คือ hit@3 ของคำถามทั้งชุด ยังไม่ได้เลือกเฉพาะหมวด ลองใช้คอลัมน์ category ของ gold เป็นเงื่อนไข
returns_hit3 = shipping_hit3 = support_hit3 = round((ranks <= 3).mean(), 4)
