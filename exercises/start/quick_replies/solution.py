is_quick = waits <= 5  # ___
n_quick = is_quick.sum()  # ___
quick_share = round(is_quick.mean(), 4)  # ___
print(n_quick, "คน คิดเป็น", quick_share)
