# message: miss_before และ miss_after ยังเป็น recall อยู่ อัตราพลาดคือส่วนที่เหลือจาก 1 ลองนำ recall ไปลบออกจาก 1
before, after = case["recall"]
miss_before = before
miss_after = after
miss_drop = round((after - before) / before, 4)
