# message: ค่านี้ดูเพียง k - 1 อันดับ อันดับ 1 จึงหายไปตอน k = 1 (และได้ค่าเดียวกับที่บทความพิมพ์ไว้) ลองดูว่าตัดรายการถึงตำแหน่งใด
right = {}
for k in claim["printed"]:
    found = set(claim["retrieved"][: k - 1]) & claim["relevant"]
    right[k] = round(len(found) / len(claim["relevant"]), 4)
wrong_ks = [k for k in right if right[k] != claim["printed"][k]]
