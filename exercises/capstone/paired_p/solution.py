def paired_p(one, two):
    """ค่า p ของการเทียบเป็นคู่ ดูเครื่องหมายทุกแบบ"""
    # ___ begin: หาผลต่างรายข้อ กลับเครื่องหมายทุกแบบ แล้วนับสัดส่วน
    gaps = np.asarray(one) - np.asarray(two)
    signs = np.array(np.meshgrid(*[[1, -1]] * len(gaps))).reshape(len(gaps), -1).T
    sums = np.abs(signs @ gaps)
    return float((sums >= abs(gaps.sum()) - 1e-9).mean())
    # ___ end


print(paired_p(entries["chai"], entries["ann"]))
