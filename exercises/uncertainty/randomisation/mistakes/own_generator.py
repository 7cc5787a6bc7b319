# message: ฟังก์ชันสร้างตัวสุ่มใหม่ข้างใน จึงไม่ได้ใช้ rng ที่ส่งเข้ามา ผู้เรียกเลือก seed เองไม่ได้ ให้ใช้ rng ตัวที่รับมา
def randomisation_p(differences, rng):
    rng = np.random.RandomState(42)
    signs = rng.choice([-1, 1], (2000, len(differences)))
    draws = (signs * differences).mean(axis=1)
    return round(float((np.abs(draws) >= abs(differences.mean()) - 1e-12).mean()), 4)
