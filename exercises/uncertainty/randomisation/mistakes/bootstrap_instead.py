# message: นี่คือการสุ่มข้อแบบใส่คืนซึ่งตอบคนละคำถาม ค่าที่สุ่มได้จึงกระจายรอบค่าที่เห็นจริง ไม่ใช่รอบศูนย์ ให้สลับเครื่องหมายของผลต่างแทน
def randomisation_p(differences, rng):
    idx = rng.randint(0, len(differences), (2000, len(differences)))
    draws = differences[idx].mean(axis=1)
    return round(float((np.abs(draws) >= abs(differences.mean()) - 1e-12).mean()), 4)
