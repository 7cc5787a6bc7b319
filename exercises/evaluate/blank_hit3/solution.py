# True คือพบในสามอันดับแรก และค่าเฉลี่ยของ True/False คือสัดส่วนของ True
hit3 = (ranks <= 3).mean()  # ___: <=
print("hit@3 =", hit3)
