# message: ค่านี้นับเฉพาะด้านเดียว แบบที่แย่กว่าพอ ๆ กันก็นับด้วย ลองเทียบขนาดด้วย np.abs
def paired_p(one, two):
    """ค่า p ของการเทียบเป็นคู่ ดูเครื่องหมายทุกแบบ"""
    gaps = np.asarray(one) - np.asarray(two)
    signs = np.array(np.meshgrid(*[[1, -1]] * len(gaps))).reshape(len(gaps), -1).T
    sums = signs @ gaps
    return float((sums >= gaps.sum() - 1e-9).mean())
