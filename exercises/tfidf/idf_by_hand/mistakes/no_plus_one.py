# message: ค่านี้ขาดการบวก 1 ตัวสุดท้ายซึ่งอยู่นอกลอการิทึม ลองไล่ดูสูตรทีละส่วน
n = len(toy)
idf_card = round(np.log((1 + n) / (1 + sum("card" in words(s) for s in toy))), 4)
idf_pay = round(np.log((1 + n) / (1 + sum("pay" in words(s) for s in toy))), 4)
