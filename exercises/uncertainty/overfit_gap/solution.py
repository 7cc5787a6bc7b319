hits = trial_ranks <= 1
base = base_ranks <= 1
best = hits[:, ::2].mean(axis=1).argmax()  # ___
seen_gain = round(hits[best, ::2].mean() - base[::2].mean(), 4)  # ___
held_gain = round(hits[best, 1::2].mean() - base[1::2].mean(), 4)  # ___
print("แบบที่", best, " ชุดเลือก", seen_gain, " ชุดตรวจ", held_gain)
