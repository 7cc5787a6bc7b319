# message: ค่านี้ยังไม่นับข้อที่เฉลยอยู่อันดับ 3 พอดี อันดับที่เท่ากับ k ก็นับว่าพบ ลองทบทวนเครื่องหมายเปรียบเทียบ
found = pd.Series(ranks < 3).groupby(gold["category"]).mean().round(4)
returns_hit3, shipping_hit3, support_hit3 = found["returns"], found["shipping"], found["support"]
