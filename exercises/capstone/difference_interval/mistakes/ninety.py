# message: ช่วงนี้แคบกว่า 95% เพราะตัดปลายออกข้างละ 5% ช่วง 95% ตัดปลายข้างละ 2.5%
def difference_interval(one, two):
    """ช่วง bootstrap 95% ของผลต่างเฉลี่ย (one ลบ two) แบบจับคู่รายข้อ"""
    gaps = np.asarray(one) - np.asarray(two)
    rng = np.random.RandomState(42)
    chosen = rng.randint(0, len(gaps), (4000, len(gaps)))
    means = gaps[chosen].mean(axis=1)
    return [float(end) for end in np.percentile(means, [10, 90])]
