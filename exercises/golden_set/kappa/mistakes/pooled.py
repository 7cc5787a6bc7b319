# message: chance ใช้สัดส่วนรวมของสองคน ซึ่งเป็นสูตรของตัววัดอื่น แคปปาของโคเฮนใช้สัดส่วนของแต่ละคนแยกกัน ลองแยก A กับ B
p = (judged["annotator_a"].mean() + judged["annotator_b"].mean()) / 2
pe = p**2 + (1 - p) ** 2
po = (judged["annotator_a"] == judged["annotator_b"]).mean()
chance = round(pe, 4)
kappa = round((po - pe) / (1 - pe), 4)
