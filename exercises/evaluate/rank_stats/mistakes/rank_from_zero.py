# message: ค่านี้น้อยไปหนึ่ง ดูเหมือนอันดับถูกแปลงให้เริ่มที่ 0 แต่ในบทนี้อันดับเริ่มที่ 1 ใช้ ranks ได้ตามที่ให้ไว้
zero_based = ranks - 1
mean_rank = round(zero_based.mean(), 2)
median_rank = float(np.median(zero_based))
worst_rank = zero_based.max()
