# message: เครื่องหมายกลับข้าง ช่วงนี้เป็นของ two ลบ one
def difference_interval(one, two):
    """ช่วง bootstrap 95% ของผลต่างเฉลี่ย (one ลบ two) แบบจับคู่รายข้อ"""
    gaps = np.asarray(two) - np.asarray(one)
    rng = np.random.RandomState(42)
    chosen = rng.randint(0, len(gaps), (4000, len(gaps)))
    means = gaps[chosen].mean(axis=1)
    return [float(end) for end in np.percentile(means, [2.5, 97.5])]
