# message: seen_gain กับ held_gain ยังเป็น hit@1 ของแบบที่ชนะเอง ต้องลบ hit@1 ของระบบเดิมบนข้อเดียวกันด้วย
# variables: seen_gain, held_gain
hits = trial_ranks <= 1
best = hits[:, ::2].mean(axis=1).argmax()
seen_gain = round(hits[best, ::2].mean(), 4)
held_gain = round(hits[best, 1::2].mean(), 4)
