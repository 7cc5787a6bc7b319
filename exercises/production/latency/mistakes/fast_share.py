# message: slow_share เป็นสัดส่วนของข้อที่เร็ว โจทย์ขอข้อที่ช้ากว่า 500 มิลลิวินาที ลองกลับเครื่องหมาย
# variables: slow_share
p50 = round(float(np.percentile(latency_ms, 50)), 2)
p95 = round(float(np.percentile(latency_ms, 95)), 2)
slow_share = round(float((latency_ms <= 500).mean()), 4)
