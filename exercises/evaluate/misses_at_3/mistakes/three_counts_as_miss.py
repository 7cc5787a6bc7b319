# message: ค่านี้รวมข้อที่เฉลยอยู่อันดับ 3 พอดี ซึ่งยังอยู่ในสามอันดับแรก จึงยังไม่นับว่าพลาด ลองทบทวนเครื่องหมายเปรียบเทียบ
is_miss = ranks >= 3
n_miss_at3 = is_miss.sum()
miss_ids = qs.loc[is_miss, "question_id"].tolist()
