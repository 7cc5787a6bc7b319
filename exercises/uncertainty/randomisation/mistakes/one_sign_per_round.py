# message: ได้ 1 เสมอ เพราะทุกข้อในรอบหนึ่งใช้เครื่องหมายเดียวกัน ค่าสัมบูรณ์จึงเท่าเดิมทุกรอบ แต่ละข้อต้องมีเครื่องหมายของตัวเอง
def randomisation_p(differences, rng):
    signs = rng.choice([-1, 1], (2000, 1))
    draws = (signs * differences).mean(axis=1)
    return round(float((np.abs(draws) >= abs(differences.mean()) - 1e-12).mean()), 4)
