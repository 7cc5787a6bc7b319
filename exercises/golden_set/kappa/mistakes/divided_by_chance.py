# message: ตัวหารของ kappa ตอนนี้คือโอกาสบังเอิญ สูตรหารด้วย 1 ลบโอกาสบังเอิญ ลองดูตัวหารอีกครั้ง
# variables: kappa
a, b = judged["annotator_a"].mean(), judged["annotator_b"].mean()
pe = a * b + (1 - a) * (1 - b)
po = (judged["annotator_a"] == judged["annotator_b"]).mean()
chance = round(pe, 4)
kappa = round((po - pe) / pe, 4)
