# message: ค่านี้เอากรณีตอบ 0 ทั้งคู่ไปลบออก แต่กรณีนั้นก็นับว่าตรงกัน ลองดูเครื่องหมายช่องที่สอง
a, b = judged["annotator_a"].mean(), judged["annotator_b"].mean()
chance = (a * b) - (1 - a) * (1 - b)
