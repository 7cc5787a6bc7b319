# message: ค่านี้เริ่มนับที่ 0 ตามตำแหน่งใน Python อันดับเริ่มที่ 1 ลองดูจำนวนที่ต้องบวก
rank = list(np.argsort(-row, kind="stable")).index(gold_at) + 0
