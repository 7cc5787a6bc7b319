order = np.argsort(-row, kind="stable")  # ___: stable
rank = list(order).index(gold_at) + 1  # ___: 1
print("ลำดับ", order, " อันดับของเฉลย", rank)
