# message: best เก็บค่า hit@1 ที่สูงสุดไว้ โจทย์ต้องการเลขแถวของแบบที่ได้ค่านั้น ลองใช้ argmax แทน max
# variables: best
hits = trial_ranks <= 1
base = base_ranks <= 1
row = hits[:, ::2].mean(axis=1).argmax()
best = hits[:, ::2].mean(axis=1).max()
seen_gain = round(hits[row, ::2].mean() - base[::2].mean(), 4)
held_gain = round(hits[row, 1::2].mean() - base[1::2].mean(), 4)
