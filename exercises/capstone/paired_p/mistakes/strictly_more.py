# message: แบบที่ได้ผลรวมเท่ากับที่เห็นพอดีไม่ถูกนับ ค่า p จึงเล็กเกินไป โจทย์นับแบบที่เท่ากันด้วย
def paired_p(one, two):
    """ค่า p ของการเทียบเป็นคู่ ดูเครื่องหมายทุกแบบ"""
    gaps = np.asarray(one) - np.asarray(two)
    signs = np.array(np.meshgrid(*[[1, -1]] * len(gaps))).reshape(len(gaps), -1).T
    sums = np.abs(signs @ gaps)
    return float((sums > abs(gaps.sum()) + 1e-9).mean())
