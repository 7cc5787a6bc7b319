# message: ค่านี้มาจากสูตรไคสแควร์ ซึ่งเป็นค่าประมาณที่ใช้ได้เมื่อเปลี่ยนหลายข้อ โจทย์ให้นับแบบแม่นตรง ลองใช้ math.comb ตามขั้นตอนในโจทย์
def mcnemar(better, worse):
    m = better + worse
    chi_square = (better - worse) ** 2 / max(m, 1)
    return round(math.erfc(math.sqrt(chi_square / 2)), 4)
