# message: bound ได้ค่าใกล้ค่าต่ำสุด เพราะ np.percentile รับเลข 0 ถึง 100 ลองดูหน่วยของเลขที่ใส่
# variables: bound
size = np.abs(null_z)
end_rate = round(float((size[:, -1] > 1.96).mean()), 4)
peek_rate = round(float((size > 1.96).any(axis=1).mean()), 4)
bound = round(float(np.percentile(size.max(axis=1), 0.95)), 4)
