# message: recall เป็นจำนวนข้อ ต้องหารด้วยจำนวนคำถามทั้งหมดจึงจะเป็นสัดส่วน ลองใช้ความยาวของ top10
# variables: recall
found = top10[top10 > 0]
recall = len(found)
mrr = round((1 / found).sum() / len(top10), 4)
mrr_of_found = round((1 / found).mean(), 4)
