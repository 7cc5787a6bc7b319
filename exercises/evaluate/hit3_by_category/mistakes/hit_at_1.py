# message: ค่านี้คือ hit@1 ของหมวด โจทย์ต้องการ hit@3 ลองดูตัวเลขที่ใช้เทียบกับอันดับ
found = pd.Series(ranks <= 1).groupby(gold["category"]).mean().round(4)
returns_hit3, shipping_hit3, support_hit3 = found["returns"], found["shipping"], found["support"]
