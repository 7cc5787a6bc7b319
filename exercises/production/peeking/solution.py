size = np.abs(null_z)
end_rate = round(float((size[:, -1] > 1.96).mean()), 4)  # ___
peek_rate = round(float((size > 1.96).any(axis=1).mean()), 4)  # ___
bound = round(float(np.percentile(size.max(axis=1), 95)), 4)  # ___
print(f"ดูครั้งเดียว {end_rate}  ดูทุกครั้ง {peek_rate}  เส้นใหม่ {bound}")
