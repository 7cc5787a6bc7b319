# message: เริ่มจากค่า p ที่มากที่สุด วิธีของ Holm เริ่มจากค่าที่น้อยที่สุดซึ่งเป็นหลักฐานแรงที่สุด
def holm(p_values):
    m = len(p_values)
    passed = [False] * m
    for i, place in enumerate(np.argsort(p_values)[::-1]):
        if p_values[place] > 0.05 / (m - i):
            break
        passed[place] = True
    return passed
