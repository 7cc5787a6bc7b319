# message: recall_growth บอกว่าค่าหลังเป็นกี่เท่าของค่าก่อน โจทย์ถามเฉพาะส่วนที่เพิ่ม จึงต้องตัดของเดิมออกก่อน ลองหาผลต่างก่อนหาร
# variables: recall_growth
before, after = case["recall"]
recall_points = round((after - before) * 100, 1)
recall_growth = round(after / before, 4)
