# message: p95 ได้ปลายที่เร็ว มี 95% ของคำถามช้ากว่าค่านี้ เปอร์เซ็นไทล์ที่ 95 ต้องมี 95% อยู่ข้างล่าง
# variables: p95
p50 = round(float(np.percentile(latency_ms, 50)), 2)
p95 = round(float(np.percentile(latency_ms, 5)), 2)
slow_share = round(float((latency_ms > 500).mean()), 4)
