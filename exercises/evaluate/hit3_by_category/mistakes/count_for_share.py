# message: ค่านี้คือจำนวนข้อที่พบในหมวด ส่วน hit@3 เป็นสัดส่วน ยังเหลือขั้นเทียบกับจำนวนคำถามของหมวด
found = pd.Series(ranks <= 3).groupby(gold["category"]).sum()
returns_hit3, shipping_hit3, support_hit3 = found["returns"], found["shipping"], found["support"]
