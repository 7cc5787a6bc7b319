# message: miss_drop เป็นการเพิ่มของ recall ไม่ใช่การลดของอัตราพลาด ตัวหารของสองค่านี้ต่างกัน ลองคำนวณจาก miss_before กับ miss_after
# variables: miss_drop
before, after = case["recall"]
miss_before = round(1 - before, 4)
miss_after = round(1 - after, 4)
miss_drop = round((after - before) / before, 4)
