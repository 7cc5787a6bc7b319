# message: ค่าเหล่านี้ติดลบ ความกว้างคือปลายบนลบปลายล่าง ลองสลับตัวตั้งกับตัวลบ
p = case["recall"][1]
widths = []
for n in sizes:
    low, high = wilson(p, n)
    widths.append(round(low - high, 4))
