scored = gold.assign(hit1=ranks <= 1)  # ___: ranks <= 1
# หนึ่งแถวต่อหมวด: mean คือ hit@1 และ count คือจำนวนคำถาม
table = scored.groupby("category")["hit1"].agg(["mean", "count"])
large = table[table["count"] >= 4]  # ___: table["count"] >= 4
weakest_category = large["mean"].idxmin()  # ___
weakest_hit1 = round(large["mean"].min(), 4)  # ___
print(weakest_category, weakest_hit1)
