# message: รอบที่เอียงเท่ากับที่เห็นจริงพอดียังไม่ถูกนับ ค่า p จึงเล็กเกินจริง คำว่าอย่างน้อยเท่ารวมกรณีเท่ากันด้วย
def randomisation_p(differences, rng):
    signs = rng.choice([-1, 1], (2000, len(differences)))
    draws = (signs * differences).mean(axis=1)
    return round(float((np.abs(draws) > abs(differences.mean()) + 1e-12).mean()), 4)
