# message: kappa ตอนนี้หักความบังเอิญแล้ว แต่ยังไม่ได้หารด้วยส่วนที่เหลือให้ตรงกันได้ ลองดูตัวหารในสูตร
# variables: kappa
a, b = judged["annotator_a"].mean(), judged["annotator_b"].mean()
pe = a * b + (1 - a) * (1 - b)
chance = round(pe, 4)
kappa = round((judged["annotator_a"] == judged["annotator_b"]).mean() - pe, 4)
