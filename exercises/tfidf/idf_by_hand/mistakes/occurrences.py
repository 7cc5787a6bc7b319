# message: ค่าของ pay ใช้จำนวนครั้งที่พบ แต่ df นับเป็นประโยค ประโยคที่พูดคำเดิมหลายครั้งนับหนึ่ง ลองเปลี่ยนจากการนับเป็นการถามว่ามีหรือไม่
# variables: idf_pay
n = len(toy)
every = [word for sentence in toy for word in words(sentence)]
idf_card = round(np.log((1 + n) / (1 + every.count("card"))) + 1, 4)
idf_pay = round(np.log((1 + n) / (1 + every.count("pay"))) + 1, 4)
