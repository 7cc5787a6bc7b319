# message: ตัวหารเติม z ข้อเดียว แต่ข้อที่พบเติมไป z²/2 ข้อ สองจำนวนนี้ต้องมาจาก z² เหมือนกัน ลองเทียบกับตัวเศษ
found = (base_ranks <= 3).sum()
n = len(base_ranks)
z = 1.96
centre = (found + z**2 / 2) / (n + z)
