# message: ค่าเหล่านี้เป็นปลายบนของช่วง โจทย์ขอความกว้าง ลองนำปลายบนลบปลายล่าง
p = case["recall"][1]
widths = []
for n in sizes:
    low, high = wilson(p, n)
    widths.append(round(high, 4))
