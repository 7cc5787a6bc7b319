# message: p50 เป็นค่าเฉลี่ย ซึ่งถูกคำถามที่ช้ามากไม่กี่ข้อดึงขึ้น มัธยฐานคือค่าที่อยู่ตรงกลางเมื่อเรียงแล้ว
# variables: p50
p50 = round(float(latency_ms.mean()), 2)
p95 = round(float(np.percentile(latency_ms, 95)), 2)
slow_share = round(float((latency_ms > 500).mean()), 4)
