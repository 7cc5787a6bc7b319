# message: peek_rate ต้องการให้ทุกครั้งข้ามเส้น แต่เราหยุดทันทีที่ครั้งแรกข้าม ลองดูว่าใช้ all หรือ any
# variables: peek_rate
size = np.abs(null_z)
end_rate = round(float((size[:, -1] > 1.96).mean()), 4)
peek_rate = round(float((size > 1.96).all(axis=1).mean()), 4)
bound = round(float(np.percentile(size.max(axis=1), 95)), 4)
