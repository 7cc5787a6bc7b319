# message: เทียบค่าที่ยังไม่ปัดกับค่าที่พิมพ์ไว้ซึ่งปัดแล้ว ค่าที่ถูกจึงดูผิดไปด้วย ลองปัดให้เท่ากันก่อนเทียบ
# variables: wrong_ks
right, wrong_ks = {}, []
for k in claim["printed"]:
    found = set(claim["retrieved"][:k]) & claim["relevant"]
    value = len(found) / len(claim["relevant"])
    right[k] = round(value, 4)
    if value != claim["printed"][k]:
        wrong_ks.append(k)
