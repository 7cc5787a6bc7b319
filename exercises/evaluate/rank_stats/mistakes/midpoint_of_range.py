# message: ค่านี้คือจุดกึ่งกลางระหว่างอันดับดีสุดกับแย่สุด ส่วนมัธยฐานคือค่าที่อยู่ตรงกลางเมื่อเรียงอันดับของทุกข้อจากน้อยไปมาก ลองเรียงแล้วดูค่าตรงกลาง
# variables: median_rank
mean_rank = round(ranks.mean(), 2)
median_rank = float((ranks.min() + ranks.max()) / 2)
worst_rank = ranks.max()
