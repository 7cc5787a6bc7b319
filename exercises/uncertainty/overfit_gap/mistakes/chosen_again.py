# message: held_gain เป็นของแบบที่ดีที่สุดบนชุดตรวจเอง จึงเป็นการเลือกซ้ำอีกรอบ ให้ใช้แบบเดิมที่ชนะบนชุดเลือก
# variables: held_gain
hits = trial_ranks <= 1
base = base_ranks <= 1
best = hits[:, ::2].mean(axis=1).argmax()
seen_gain = round(hits[best, ::2].mean() - base[::2].mean(), 4)
held_gain = round(hits[:, 1::2].mean(axis=1).max() - base[1::2].mean(), 4)
