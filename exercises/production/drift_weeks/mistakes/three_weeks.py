# message: ค่าปกติขาดสัปดาห์ที่ 4 ไป โจทย์ใช้สัปดาห์ที่ 1 ถึง 4 ลองดูเครื่องหมายที่ใช้เลือกสัปดาห์
low = log["similarity"] < 0.2
p = low[log["week"] < 4].mean()
usual = float(p)
warned = []
for week in range(5, 13):
    one = low[log["week"] == week]
    if one.mean() > p + 3 * math.sqrt(p * (1 - p) / len(one)):
        warned.append(week)
