# message: ค่าเหล่านี้นับฉบับที่คล้ายน้อยกว่าเฉลย อันดับต้องนับฉบับที่คล้ายมากกว่า ลองกลับทิศของเครื่องหมายและการเรียง
target = row[gold_at]
optimistic = (row < target).sum() + 1
stable = list(np.argsort(row, kind="stable")).index(gold_at) + 1
pessimistic = (row <= target).sum()
