methods = {
    "default": ranks_default,
    "chars": ranks_chars,
    "words": ranks_words,
}
hit3 = {}
mrr = {}
for name, r in methods.items():
    hit3[name] = round((r <= 3).mean(), 4)  # ___
    mrr[name] = round((1 / r).mean(), 4)  # ___
print(hit3)
print(mrr)
