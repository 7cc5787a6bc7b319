found = (base_ranks <= 3).sum()
n = len(base_ranks)
z = 1.96
# เติมข้อที่พบ z²/2 ข้อ และคำถามทั้งหมดอีก z² ข้อ
centre = (found + z**2 / 2) / (n + z**2)  # ___: z**2@2
print(f"สัดส่วน {found / n:.4f}  จุดกลาง {centre:.4f}")
