# message: เกณฑ์เข้มขึ้นทีละรอบ ซึ่งกลับทางกับ Holm ตัวแรกต้องเข้มที่สุดคือหารด้วย m แล้วค่อย ๆ ผ่อน
def holm(p_values):
    m = len(p_values)
    passed = [False] * m
    for i, place in enumerate(np.argsort(p_values)):
        if p_values[place] > 0.05 / (i + 1):
            break
        passed[place] = True
    return passed
