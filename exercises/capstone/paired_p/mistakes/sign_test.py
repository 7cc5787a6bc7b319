# message: ค่านี้ดูแค่ว่าดีขึ้นหรือแย่ลงกี่ข้อ (การทดสอบเครื่องหมาย) โจทย์ให้ใช้ขนาดของผลต่างด้วย
def paired_p(one, two):
    """ค่า p ของการเทียบเป็นคู่ ดูเครื่องหมายทุกแบบ"""
    gaps = np.sign(np.asarray(one) - np.asarray(two))
    signs = np.array(np.meshgrid(*[[1, -1]] * len(gaps))).reshape(len(gaps), -1).T
    sums = np.abs(signs @ gaps)
    return float((sums >= abs(gaps.sum()) - 1e-9).mean())
