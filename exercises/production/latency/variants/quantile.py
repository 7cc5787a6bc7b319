p50 = round(float(np.median(latency_ms)), 2)
p95 = round(float(np.quantile(latency_ms, 0.95)), 2)
slow_share = round(sum(value > 500 for value in latency_ms) / len(latency_ms), 4)
