right, wrong_ks = {}, []
for k, printed in claim["printed"].items():
    count = 0
    for doc_id in claim["retrieved"][:k]:
        if doc_id in claim["relevant"]:
            count += 1
    right[k] = round(count / len(claim["relevant"]), 4)
    if abs(right[k] - printed) > 0.00005:
        wrong_ks.append(k)
