# message: chance เป็นครึ่งหนึ่งเสมอ ซึ่งจริงเฉพาะเมื่อแต่ละคนตอบ 1 ครึ่งหนึ่งพอดี ลองคำนวณจากสัดส่วนที่แต่ละคนตอบจริง
pe = 0.5
po = (judged["annotator_a"] == judged["annotator_b"]).mean()
chance = pe
kappa = round((po - pe) / (1 - pe), 4)
