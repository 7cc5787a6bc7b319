# message: ทุกค่าเริ่มนับที่ 0 อันดับเริ่มที่ 1 ลองบวก 1 ให้ครบ โดยดูว่าเครื่องหมายที่ใช้นับตัวเฉลยเองไปแล้วหรือยัง
target = row[gold_at]
optimistic = (row > target).sum()
stable = list(np.argsort(-row, kind="stable")).index(gold_at)
pessimistic = (row >= target).sum() - 1
