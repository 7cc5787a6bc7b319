# message: ช่วงกว้างเกินไป เพราะสุ่มคำถามของสองระบบแยกกัน การเทียบเป็นคู่ต้องใช้ข้อเดียวกัน ลองลบรายข้อก่อนสุ่ม
def difference_interval(one, two):
    """ช่วง bootstrap 95% ของผลต่างเฉลี่ย (one ลบ two) แบบจับคู่รายข้อ"""
    gaps = np.asarray(one)
    other = np.asarray(two)
    rng = np.random.RandomState(42)
    chosen = rng.randint(0, len(gaps), (4000, len(gaps)))
    again = rng.randint(0, len(gaps), (4000, len(gaps)))
    means = gaps[chosen].mean(axis=1) - other[again].mean(axis=1)
    return [float(end) for end in np.percentile(means, [2.5, 97.5])]
