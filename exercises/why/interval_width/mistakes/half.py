# message: ค่าเหล่านี้เป็นครึ่งหนึ่งของความกว้าง โจทย์ขอระยะจากปลายล่างถึงปลายบน ลองดูว่าลบจากค่ากลางหรือจากปลายอีกข้าง
p = case["recall"][1]
widths = []
for n in sizes:
    low, high = wilson(p, n)
    widths.append(round((high - low) / 2, 4))
