# message: ค่านี้คือตำแหน่งของคำถามที่อันดับแย่สุดในอาร์เรย์ ไม่ใช่ตัวอันดับ โจทย์ถามว่าเฉลยของข้อนั้นอยู่อันดับที่เท่าไร ลองหยิบค่าของ ranks แทนตำแหน่ง
# variables: worst_rank
mean_rank = round(ranks.mean(), 2)
median_rank = float(np.median(ranks))
worst_rank = ranks.argmax()
