# message: ค่านี้เฉลี่ยสองตัวที่อยู่กลางอาร์เรย์ตามลำดับคำถาม แต่มัธยฐานต้องดูค่าตรงกลางหลังเรียงอันดับจากน้อยไปมากแล้ว
# variables: median_rank
mean_rank = round(ranks.mean(), 2)
median_rank = float(sum(ranks[len(ranks) // 2 - 1 : len(ranks) // 2 + 1]) / 2)
worst_rank = ranks.max()
