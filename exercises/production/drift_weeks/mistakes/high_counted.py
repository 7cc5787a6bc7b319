# message: นับคำถามที่คล้ายมากแทนที่คล้ายน้อย ลองดูทิศของเครื่องหมายที่ใช้กับ similarity
low = log["similarity"] >= 0.2
p = low[log["week"] <= 4].mean()
usual = float(p)
share = low.groupby(log["week"]).mean()
warned = [w for w in range(5, 13) if share[w] > p + 3 * math.sqrt(p * (1 - p) / (log["week"] == w).sum())]
