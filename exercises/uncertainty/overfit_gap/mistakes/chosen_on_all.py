# message: เลือกผู้ชนะจากคำถามทุกข้อ ชุดตรวจจึงมีส่วนในการเลือกไปแล้ว ให้เลือกจากตำแหน่งคู่เท่านั้น
hits = trial_ranks <= 1
base = base_ranks <= 1
best = hits.mean(axis=1).argmax()
seen_gain = round(hits[best, ::2].mean() - base[::2].mean(), 4)
held_gain = round(hits[best, 1::2].mean() - base[1::2].mean(), 4)
