right = {}
for k in claim["printed"]:
    found = set(claim["retrieved"][:k]) & claim["relevant"]
    right[k] = round(len(found) / len(claim["relevant"]), 4)  # ___
wrong_ks = [k for k in right if right[k] != claim["printed"][k]]  # ___
print(right)
print("k ที่พิมพ์ผิด:", wrong_ks)
