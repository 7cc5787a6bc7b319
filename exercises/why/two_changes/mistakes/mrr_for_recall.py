# message: ค่านี้คำนวณจาก MRR โจทย์ถาม recall ลองดูคีย์ของ case
before, after = case["mrr"]
recall_points = round((after - before) * 100, 1)
recall_growth = round((after - before) / before, 4)
