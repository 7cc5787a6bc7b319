# message: ค่านี้นับจากฉบับที่คล้ายน้อยที่สุด เครื่องหมายลบหน้า row ทำให้มากมาก่อน ลองใช้โค้ดตั้งต้นตามเดิม
rank = list(np.argsort(row, kind="stable")).index(gold_at) + 1
