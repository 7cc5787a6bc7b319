# message: ค่าปกติคำนวณจากทุกสัปดาห์ รวมช่วงที่เปลี่ยนไปแล้ว เส้นเตือนจึงสูงและเตือนช้า ลองใช้เฉพาะสี่สัปดาห์แรก
low = log["similarity"] < 0.2
p = low.mean()
usual = float(p)
warned = []
for week in range(5, 13):
    one = low[log["week"] == week]
    if one.mean() > p + 3 * math.sqrt(p * (1 - p) / len(one)):
        warned.append(week)
