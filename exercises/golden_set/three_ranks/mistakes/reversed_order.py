# message: stable สลับลำดับของฉบับที่เท่ากัน เพราะเรียงจากน้อยไปมากแล้วพลิกทั้งแถว ลองเรียงค่าติดลบแทน
# variables: stable
target = row[gold_at]
optimistic = (row > target).sum() + 1
stable = list(np.argsort(row, kind="stable")[::-1]).index(gold_at) + 1
pessimistic = (row >= target).sum()
