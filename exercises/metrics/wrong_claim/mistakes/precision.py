# message: ค่านี้หารด้วย k จึงเป็น Precision@k ส่วน Recall@k หารด้วยจำนวนเอกสารที่เกี่ยวข้องทั้งหมด
right = {}
for k in claim["printed"]:
    found = set(claim["retrieved"][:k]) & claim["relevant"]
    right[k] = round(len(found) / k, 4)
wrong_ks = [k for k in right if right[k] != claim["printed"][k]]
