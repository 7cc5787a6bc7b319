# message: เลือกผู้ชนะจากตำแหน่งคี่ โจทย์ให้ตำแหน่งคู่เป็นชุดเลือก Python เริ่มนับตำแหน่งที่ 0
hits = trial_ranks <= 1
base = base_ranks <= 1
best = hits[:, 1::2].mean(axis=1).argmax()
seen_gain = round(hits[best, 1::2].mean() - base[1::2].mean(), 4)
held_gain = round(hits[best, ::2].mean() - base[::2].mean(), 4)
