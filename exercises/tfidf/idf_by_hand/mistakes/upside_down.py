# message: ค่านี้มาจากเศษส่วนที่กลับหัว คำที่พบบ่อยจึงได้น้ำหนักมากกว่าคำหายาก ลองดูว่าจำนวนใดควรอยู่ข้างบน
n = len(toy)
idf_card = round(np.log((1 + sum("card" in words(s) for s in toy)) / (1 + n)) + 1, 4)
idf_pay = round(np.log((1 + sum("pay" in words(s) for s in toy)) / (1 + n)) + 1, 4)
