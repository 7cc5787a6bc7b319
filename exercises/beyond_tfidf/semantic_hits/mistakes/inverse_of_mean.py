# message: mrr คือค่าเฉลี่ยของส่วนกลับ ไม่ใช่ส่วนกลับของค่าเฉลี่ย หาส่วนกลับของแต่ละข้อก่อน
# variables: mrr
own = semantic_scores[np.arange(len(gold_row)), gold_row]
ranks = 1 + (semantic_scores > own[:, None]).sum(axis=1)
hit1 = round((ranks <= 1).mean(), 4)
mrr = round(1 / ranks.mean(), 4)
