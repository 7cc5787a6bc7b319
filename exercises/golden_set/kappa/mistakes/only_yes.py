# message: chance มีแต่กรณีที่ตอบ 1 ทั้งคู่ การตอบ 0 ทั้งคู่ก็ตรงกันโดยบังเอิญได้ ลองรวมอีกกรณี
pe = judged["annotator_a"].mean() * judged["annotator_b"].mean()
po = (judged["annotator_a"] == judged["annotator_b"]).mean()
chance = round(pe, 4)
kappa = round((po - pe) / (1 - pe), 4)
