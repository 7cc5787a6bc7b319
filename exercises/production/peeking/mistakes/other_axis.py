# message: สรุปตามคอลัมน์ จึงเหลือหนึ่งค่าต่อการดูหนึ่งครั้ง โจทย์ถามหนึ่งค่าต่อการปล่อยหนึ่งครั้งซึ่งอยู่คนละแถว ลองเปลี่ยน axis
# variables: peek_rate, bound
size = np.abs(null_z)
end_rate = round(float((size[:, -1] > 1.96).mean()), 4)
peek_rate = round(float((size > 1.96).any(axis=0).mean()), 4)
bound = round(float(np.percentile(size.max(axis=0), 95)), 4)
