# message: หมวดนี้มี hit@1 สูงที่สุด โจทย์ถามหมวดที่ต่ำที่สุด ลองดูว่าใช้ค่าสูงสุดหรือค่าต่ำสุด
table = gold.assign(hit1=ranks <= 1).groupby("category")["hit1"].agg(["mean", "count"])
large = table[table["count"] >= 4]
weakest_category = large["mean"].idxmax()
weakest_hit1 = round(large["mean"].max(), 4)
