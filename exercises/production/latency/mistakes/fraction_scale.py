# message: p50 และ p95 ได้ค่าใกล้เวลาที่เร็วที่สุด เพราะ np.percentile รับเลข 0 ถึง 100 ลองดูหน่วยของเลขที่ใส่
# variables: p50, p95
p50 = round(float(np.percentile(latency_ms, 0.5)), 2)
p95 = round(float(np.percentile(latency_ms, 0.95)), 2)
slow_share = round(float((latency_ms > 500).mean()), 4)
