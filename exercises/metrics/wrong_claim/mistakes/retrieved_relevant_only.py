# message: ตัวหารนี้นับเฉพาะเอกสารที่เกี่ยวข้องซึ่งระบบค้นมา ฉบับที่ค้นไม่พบจึงไม่มีผล Recall ต้องนับฉบับที่หลุดไปด้วย
right = {}
reachable = claim["relevant"] & set(claim["retrieved"])
for k in claim["printed"]:
    found = set(claim["retrieved"][:k]) & reachable
    right[k] = round(len(found) / len(reachable), 4)
wrong_ks = [k for k in right if right[k] != claim["printed"][k]]
