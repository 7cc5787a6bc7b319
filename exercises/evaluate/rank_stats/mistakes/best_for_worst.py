# message: ค่านี้คืออันดับที่ดีที่สุด อันดับเลขน้อยหมายถึงเฉลยอยู่ใกล้หัวรายการ อันดับที่แย่สุดจึงอยู่อีกปลายหนึ่ง ลองเปลี่ยนคำสั่งที่หาค่าปลาย
# variables: worst_rank
mean_rank = round(ranks.mean(), 2)
median_rank = float(np.median(ranks))
worst_rank = ranks.min()
