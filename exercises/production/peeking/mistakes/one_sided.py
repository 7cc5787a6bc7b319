# message: นับเฉพาะด้านบวก ครึ่งหนึ่งของการเตือนผิดอยู่ด้านลบ ลองใช้ค่าสัมบูรณ์
# variables: end_rate, peek_rate, bound
end_rate = round(float((null_z[:, -1] > 1.96).mean()), 4)
peek_rate = round(float((null_z > 1.96).any(axis=1).mean()), 4)
bound = round(float(np.percentile(null_z.max(axis=1), 95)), 4)
