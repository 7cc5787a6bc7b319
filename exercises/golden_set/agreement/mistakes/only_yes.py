# message: ค่านี้นับว่าตรงกันเฉพาะเมื่อตอบ 1 ทั้งคู่ ตอบ 0 ทั้งคู่ก็เป็นการตรงกันเช่นกัน ลองเทียบว่าสองคอลัมน์เท่ากันหรือไม่
both = (judged["annotator_a"] == 1) & (judged["annotator_b"] == 1)
agreement = round(both.mean(), 4)
n_disagree = (~both).sum()
