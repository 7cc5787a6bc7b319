# message: ค่านี้คือจำนวนคำถามของหมวด ไม่ใช่ hit@1 จำนวนใช้เพียงคัดหมวดเล็กออก ส่วนคำตอบมาจากคอลัมน์สัดส่วน ลองเปลี่ยนคอลัมน์ที่หาค่าต่ำสุด
# variables: weakest_hit1
table = gold.assign(hit1=ranks <= 1).groupby("category")["hit1"].agg(["mean", "count"])
large = table[table["count"] >= 4]
weakest_category = large["mean"].idxmin()
weakest_hit1 = large.loc[weakest_category, "count"]
