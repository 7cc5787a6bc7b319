before, after = case["recall"]
recall_points = round((after - before) * 100, 1)  # ___
recall_growth = round((after - before) / before, 4)  # ___
print(recall_points, "จุด หรือเพิ่มขึ้น", recall_growth, "ของค่าเดิม")
