low = log["similarity"] < 0.2
p = low[log["week"] <= 4].mean()  # ___
usual = float(p)
warned = []
for week in range(5, 13):
    one = low[log["week"] == week]
    # ___ begin: เก็บ week เมื่อสัดส่วนเกินเส้นเตือน
    limit = p + 3 * math.sqrt(p * (1 - p) / len(one))
    if one.mean() > limit:
        warned.append(week)
    # ___ end
print(usual, warned)
