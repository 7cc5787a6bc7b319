# message: ค่าเหล่านี้เป็นของ MRR โจทย์เลือกและวัดด้วย hit@1 ลองเปลี่ยนอันดับเป็น True เมื่อเฉลยอยู่อันดับ 1
hits = 1 / trial_ranks
base = 1 / base_ranks
best = hits[:, ::2].mean(axis=1).argmax()
seen_gain = round(hits[best, ::2].mean() - base[::2].mean(), 4)
held_gain = round(hits[best, 1::2].mean() - base[1::2].mean(), 4)
