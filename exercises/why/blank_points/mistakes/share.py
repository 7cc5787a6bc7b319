# message: ค่านี้ยังเป็นสัดส่วน จุดเปอร์เซ็นต์นับเป็นหน่วยร้อยละ จึงต้องคูณ 100 ลองดูว่าโค้ดตั้งต้นคูณไว้ตรงไหน
before, after = case["recall"]
points = round(after - before, 1)
