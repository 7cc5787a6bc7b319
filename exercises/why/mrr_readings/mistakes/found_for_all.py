# message: mrr คิดเฉพาะข้อที่พบ จึงเท่ากับ mrr_of_found ข้อที่ไม่พบได้ 0 คะแนน แต่ยังต้องนับในตัวหาร ลองดูว่าหารด้วยจำนวนใด
# variables: mrr
found = top10[top10 > 0]
recall = round(len(found) / len(top10), 4)
mrr = round((1 / found).mean(), 4)
mrr_of_found = round((1 / found).mean(), 4)
