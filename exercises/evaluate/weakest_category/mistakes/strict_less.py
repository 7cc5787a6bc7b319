# message: ค่านี้เป็น 0 ทุกหมวดเพราะไม่มีอันดับใดน้อยกว่า 1 อันดับที่เท่ากับ k ก็นับว่าพบ ลองทบทวนเครื่องหมายเปรียบเทียบ
# variables: weakest_category, weakest_hit1
table = gold.assign(hit1=ranks < 1).groupby("category")["hit1"].agg(["mean", "count"])
large = table[table["count"] >= 4]
weakest_category = large["mean"].idxmin()
weakest_hit1 = round(large["mean"].min(), 4)
