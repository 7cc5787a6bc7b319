# message: เมื่อระบบใหม่แย่ลง ค่าที่เห็นจริงติดลบ ทุกรอบจึงถูกนับหมด ใช้ค่าสัมบูรณ์กับค่าที่เห็นจริงด้วย
def randomisation_p(differences, rng):
    signs = rng.choice([-1, 1], (2000, len(differences)))
    draws = (signs * differences).mean(axis=1)
    return round(float((np.abs(draws) >= differences.mean() - 1e-12).mean()), 4)
