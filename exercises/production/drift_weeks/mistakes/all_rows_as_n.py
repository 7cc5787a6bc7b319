# message: เส้นเตือนใช้จำนวนคำถามของทั้งตาราง จึงแคบเกินไป สัดส่วนของหนึ่งสัปดาห์แกว่งตามจำนวนคำถามของสัปดาห์นั้น
# variables: warned
low = log["similarity"] < 0.2
p = low[log["week"] <= 4].mean()
usual = float(p)
share = low.groupby(log["week"]).mean()
line = p + 3 * math.sqrt(p * (1 - p) / len(log))
warned = [week for week in range(5, 13) if share[week] > line]
