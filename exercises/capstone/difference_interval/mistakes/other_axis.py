# message: เฉลี่ยผิดแกน จึงเหลือหนึ่งค่าต่อหนึ่งข้อแทนที่จะเป็นหนึ่งค่าต่อหนึ่งรอบ ลองดู .shape หลังเฉลี่ย ควรเหลือ 4000 ค่า
def difference_interval(one, two):
    """ช่วง bootstrap 95% ของผลต่างเฉลี่ย (one ลบ two) แบบจับคู่รายข้อ"""
    gaps = np.asarray(one) - np.asarray(two)
    rng = np.random.RandomState(42)
    chosen = rng.randint(0, len(gaps), (4000, len(gaps)))
    means = gaps[chosen].mean(axis=0)
    return [float(end) for end in np.percentile(means, [2.5, 97.5])]
