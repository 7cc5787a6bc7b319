# message: ยังไม่ได้หนึ่งค่าต่อรอบ ค่า p จึงเป็น 0 หรือใกล้ 0 ต้องเฉลี่ยแต่ละแถวของตารางที่สุ่ม ลองดู axis ของการเฉลี่ย
def randomisation_p(differences, rng):
    signs = rng.choice([-1, 1], (2000, len(differences)))
    draws = (signs * differences).mean(axis=0)
    seen = abs(differences.mean())
    return round(float((np.abs(draws) >= seen - 1e-12).mean()), 4)
