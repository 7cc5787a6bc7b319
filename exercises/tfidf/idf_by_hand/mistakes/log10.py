# message: ค่านี้ใช้ลอการิทึมฐาน 10 สูตรในโจทย์เขียน ln คือลอการิทึมธรรมชาติ ลองเปลี่ยนฟังก์ชันลอการิทึม
n = len(toy)
idf_card = round(np.log10((1 + n) / (1 + sum("card" in words(s) for s in toy))) + 1, 4)
idf_pay = round(np.log10((1 + n) / (1 + sum("pay" in words(s) for s in toy))) + 1, 4)
