# message: ค่านี้คือ hit@3 ของหมวด โจทย์ให้ใช้ hit@1 ลองดูตัวเลขที่ใช้เทียบกับอันดับ
# variables: weakest_hit1
table = gold.assign(hit3=ranks <= 3).groupby("category")["hit3"].agg(["mean", "count"])
large = table[table["count"] >= 4]
weakest_category = large["mean"].idxmin()
weakest_hit1 = round(large["mean"].min(), 4)
