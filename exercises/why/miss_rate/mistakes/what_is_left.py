# message: miss_drop บอกว่าอัตราพลาดใหม่เหลือเป็นสัดส่วนเท่าใดของเดิม โจทย์ถามส่วนที่ลดลง ลองดูตัวตั้งอีกครั้ง
# variables: miss_drop
before, after = case["recall"]
miss_before = round(1 - before, 4)
miss_after = round(1 - after, 4)
miss_drop = round(miss_after / miss_before, 4)
