times = pd.Series(latency_ms)
p50, p95 = times.quantile([0.5, 0.95]).round(2)
slow_share = times.gt(500).mean().round(4)
