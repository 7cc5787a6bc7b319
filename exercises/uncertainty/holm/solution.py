def holm(p_values):
    m = len(p_values)
    passed = [False] * m
    for i, place in enumerate(np.argsort(p_values)):
        # ___ begin: หยุดเมื่อค่า p เกินเกณฑ์ของรอบนี้ ถ้าไม่เกินก็ผ่าน
        if p_values[place] > 0.05 / (m - i):
            break
        passed[place] = True
        # ___ end
    return passed


print(holm([0.01, 0.04, 0.03, 0.005]))
