# message: recall นับเฉพาะข้อที่เฉลยได้อันดับ 1 โจทย์ถามข้อที่พบใน 10 อันดับแรก ไม่ว่าอันดับใด ลองดูเงื่อนไขที่ใช้นับ
# variables: recall
found = top10[top10 > 0]
recall = round((top10 == 1).mean(), 4)
mrr = round((1 / found).sum() / len(top10), 4)
mrr_of_found = round((1 / found).mean(), 4)
