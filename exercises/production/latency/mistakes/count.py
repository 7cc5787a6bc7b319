# message: slow_share เป็นจำนวนข้อ โจทย์ขอสัดส่วนซึ่งอยู่ระหว่าง 0 กับ 1 ลองเทียบกับจำนวนทั้งหมด
# variables: slow_share
p50 = round(float(np.percentile(latency_ms, 50)), 2)
p95 = round(float(np.percentile(latency_ms, 95)), 2)
slow_share = (latency_ms > 500).sum()
