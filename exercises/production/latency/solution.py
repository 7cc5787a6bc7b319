p50 = round(float(np.percentile(latency_ms, 50)), 2)  # ___
p95 = round(float(np.percentile(latency_ms, 95)), 2)  # ___
slow_share = round(float((latency_ms > 500).mean()), 4)  # ___
print(f"p50 {p50}  p95 {p95}  ช้ากว่า 500 ms {slow_share}")
