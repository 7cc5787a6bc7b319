# message: pessimistic มากไปหนึ่ง เพราะเครื่องหมาย >= นับตัวเฉลยเองแล้วยังบวก 1 อีก ลองเอาตัวหนึ่งออก
# variables: pessimistic
target = row[gold_at]
optimistic = (row > target).sum() + 1
stable = list(np.argsort(-row, kind="stable")).index(gold_at) + 1
pessimistic = (row >= target).sum() + 1
