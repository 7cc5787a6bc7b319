def difference_interval(one, two):
    """ช่วง bootstrap 95% ของผลต่างเฉลี่ย (one ลบ two) แบบจับคู่รายข้อ"""
    # ___ begin: ลบรายข้อ สุ่ม เฉลี่ย แล้วหาเปอร์เซ็นไทล์
    gaps = np.asarray(one) - np.asarray(two)
    rng = np.random.RandomState(42)
    chosen = rng.randint(0, len(gaps), (4000, len(gaps)))
    means = gaps[chosen].mean(axis=1)
    return [float(end) for end in np.percentile(means, [2.5, 97.5])]
    # ___ end


print(difference_interval(entries["chai"], entries["ann"]))
