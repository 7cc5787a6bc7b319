# message: n_disagree มาจากผลรวมของ A ลบผลรวมของ B ข้อที่เห็นต่างคนละทางจึงหักล้างกัน ลองเทียบทีละแถวก่อนนับ
# variables: n_disagree
same = judged["annotator_a"] == judged["annotator_b"]
agreement = round(same.mean(), 4)
n_disagree = abs(judged["annotator_a"].sum() - judged["annotator_b"].sum())
