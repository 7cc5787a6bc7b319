# message: ค่าเฉลี่ยกับมัธยฐานสลับตัวแปรกันอยู่ ค่าเฉลี่ยถูกดึงด้วยอันดับแย่ ๆ ไม่กี่ข้อ ส่วนมัธยฐานคือค่าที่อยู่ตรงกลางเมื่อเรียงลำดับ ลองสลับชื่อตัวแปร
# variables: mean_rank, median_rank
mean_rank = round(float(np.median(ranks)), 2)
median_rank = float(ranks.mean())
worst_rank = ranks.max()
