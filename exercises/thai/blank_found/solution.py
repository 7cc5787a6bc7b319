n_found = (ranks_default < np.inf).sum()  # ___: <
print("ค้นพบ", n_found, "ข้อ จาก", len(ranks_default), "ข้อ")
