# message: mrr กับ mrr_of_found สลับกันอยู่ ลองดูว่าตัวใดหารด้วยจำนวนข้อทั้งหมด
# variables: mrr, mrr_of_found
found = top10[top10 > 0]
recall = round(len(found) / len(top10), 4)
mrr_of_found = round((1 / found).sum() / len(top10), 4)
mrr = round((1 / found).mean(), 4)
