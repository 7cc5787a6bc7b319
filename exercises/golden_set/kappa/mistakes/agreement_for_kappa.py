# message: kappa ตอนนี้เป็นสัดส่วนที่ตรงกันจริง ยังไม่ได้หักส่วนที่ตรงกันโดยบังเอิญ ลองแทนค่าในสูตรให้ครบ
# variables: kappa
a, b = judged["annotator_a"].mean(), judged["annotator_b"].mean()
chance = round(a * b + (1 - a) * (1 - b), 4)
kappa = round((judged["annotator_a"] == judged["annotator_b"]).mean(), 4)
