# message: รายการนี้คือ k ที่พิมพ์ไว้ถูก โจทย์ขอ k ที่ไม่ตรง ลองกลับเครื่องหมายเปรียบเทียบ
# variables: wrong_ks
right = {}
for k in claim["printed"]:
    found = set(claim["retrieved"][:k]) & claim["relevant"]
    right[k] = round(len(found) / len(claim["relevant"]), 4)
wrong_ks = [k for k in right if right[k] == claim["printed"][k]]
