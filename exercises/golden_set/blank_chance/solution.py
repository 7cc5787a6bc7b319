a = judged["annotator_a"].mean()  # สัดส่วนที่ A ตอบ 1
b = judged["annotator_b"].mean()
both_yes = a * b  # ___: *
both_no = (1 - a) * (1 - b)
chance = both_yes + both_no  # ___: +
print(round(chance, 4))
