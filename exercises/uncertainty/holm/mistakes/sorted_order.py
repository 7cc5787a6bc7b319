# message: ผลเรียงตามค่า p ไม่ใช่ตามลำดับเดิม ผู้อ่านจะจับคู่กับระบบผิด ให้เก็บผลไว้ที่ตำแหน่งเดิมของแต่ละค่า
def holm(p_values):
    m = len(p_values)
    passed = []
    for i, p in enumerate(sorted(p_values)):
        passed.append(bool(p <= 0.05 / (m - i) and all(passed)))
    return passed
