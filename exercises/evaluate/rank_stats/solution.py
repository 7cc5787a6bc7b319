mean_rank = round(ranks.mean(), 2)  # ___
median_rank = float(np.median(ranks))  # ___
worst_rank = ranks.max()  # ___
print("เฉลี่ย", mean_rank, " มัธยฐาน", median_rank, " แย่สุด", worst_rank)
