# message: สัปดาห์ที่สูงกว่าค่าปกติเพียงเล็กน้อยก็ถูกเตือน ทั้งที่แกว่งตามโชค ลองเทียบกับเส้นเตือน ไม่ใช่กับค่าปกติ
# variables: warned
low = log["similarity"] < 0.2
p = low[log["week"] <= 4].mean()
usual = float(p)
share = low.groupby(log["week"]).mean()
warned = [week for week in range(5, 13) if share[week] > p]
