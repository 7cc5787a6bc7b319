# message: โค้ดใช้ลำดับรอบ i หยิบค่า p และเก็บผล ตำแหน่งของค่า p ที่น้อยเป็นลำดับนั้นอยู่ใน place ลองดูว่าตรงไหนควรใช้ตัวใด
def holm(p_values):
    m = len(p_values)
    passed = [False] * m
    for i, _ in enumerate(np.argsort(p_values)):
        if p_values[i] > 0.05 / (m - i):
            break
        passed[i] = True
    return passed
