weekly = log.assign(low=log["similarity"] < 0.2).groupby("week")["low"].agg(["sum", "count"])
first = weekly.loc[1:4].sum()
p = first["sum"] / first["count"]
usual = p
later = weekly.loc[5:]
line = p + 3 * np.sqrt(p * (1 - p) / later["count"])
warned = later.index[later["sum"] / later["count"] > line].tolist()
