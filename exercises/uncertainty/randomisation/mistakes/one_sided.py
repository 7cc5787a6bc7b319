# message: นับเฉพาะรอบที่เอียงไปทางบวก ระบบใหม่อาจแย่ลงก็ได้ จึงต้องนับทั้งสองทางด้วยค่าสัมบูรณ์
def randomisation_p(differences, rng):
    signs = rng.choice([-1, 1], (2000, len(differences)))
    draws = (signs * differences).mean(axis=1)
    return round(float((draws >= differences.mean() - 1e-12).mean()), 4)
