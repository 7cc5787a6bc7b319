# message: ค่านี้คือจำนวนข้อที่เฉลยได้อันดับ 1 ส่วน hit@1 เป็นสัดส่วน ถ้าเทียบกันด้วยจำนวน หมวดที่มีคำถามน้อยจะเสียเปรียบ ลองใช้ค่าเฉลี่ยแทน
# variables: weakest_hit1
table = gold.assign(hit1=ranks <= 1).groupby("category")["hit1"].agg(["sum", "count"])
large = table[table["count"] >= 4]
weakest_category = large["sum"].idxmin()
weakest_hit1 = large["sum"].min()
