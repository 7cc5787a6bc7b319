# message: ค่านี้คือจำนวนข้อที่ค้นไม่พบ ลองกลับเงื่อนไขให้นับข้อที่เหลือ
n_found = (ranks_default == np.inf).sum()
