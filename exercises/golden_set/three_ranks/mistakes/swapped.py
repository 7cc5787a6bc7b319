# message: optimistic กับ pessimistic สลับกันอยู่ แบบมองในแง่ดีต้องได้เลขน้อยที่สุดเสมอ ลองสลับเครื่องหมายเปรียบเทียบ
# variables: optimistic, pessimistic
target = row[gold_at]
optimistic = (row >= target).sum()
stable = list(np.argsort(-row, kind="stable")).index(gold_at) + 1
pessimistic = (row > target).sum() + 1
