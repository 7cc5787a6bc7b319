# message: end_rate ใช้ครั้งแรกแทนครั้งสุดท้าย คอลัมน์เรียงจากครั้งแรกไปครั้งสุดท้าย ลองดูดัชนีของคอลัมน์
# variables: end_rate
size = np.abs(null_z)
end_rate = round(float((size[:, 0] > 1.96).mean()), 4)
peek_rate = round(float((size > 1.96).any(axis=1).mean()), 4)
bound = round(float(np.percentile(size.max(axis=1), 95)), 4)
