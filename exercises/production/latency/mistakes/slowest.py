# message: p95 เป็นเวลาที่ช้าที่สุดเพียงข้อเดียว ซึ่งแกว่งตามโชคมาก ลองใช้เปอร์เซ็นไทล์ที่โจทย์ขอ
# variables: p95
p50 = round(float(np.percentile(latency_ms, 50)), 2)
p95 = round(float(latency_ms.max()), 2)
slow_share = round(float((latency_ms > 500).mean()), 4)
