# message: ค่านี้ติดลบ คือค่าก่อนลบค่าหลัง ลองสลับตัวตั้งกับตัวลบ
before, after = case["recall"]
points = round((before - after) * 100, 1)
