# message: ค่านี้รวมคนที่รอ 10 นาทีพอดี โจทย์ถามคนที่รอนานกว่า 10 นาที ลองดูเครื่องหมายเปรียบเทียบ
slow_waits = waits[waits >= 10].tolist()
n_slow = len(slow_waits)
