# message: หลังพบค่าที่ไม่ผ่านแล้ว ยังปล่อยให้ค่าถัดไปผ่านได้ วิธีของ Holm หยุดทันทีที่พบค่าแรกที่ไม่ผ่าน
def holm(p_values):
    m = len(p_values)
    passed = [False] * m
    for i, place in enumerate(np.argsort(p_values)):
        passed[place] = bool(p_values[place] <= 0.05 / (m - i))
    return passed
