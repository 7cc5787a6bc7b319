# message: mrr_of_found เป็นส่วนกลับของอันดับเฉลี่ย ต้องหาส่วนกลับทีละข้อก่อนแล้วจึงเฉลี่ย ลองสลับลำดับของสองขั้นนี้
# variables: mrr_of_found
found = top10[top10 > 0]
recall = round(len(found) / len(top10), 4)
mrr = round((1 / found).sum() / len(top10), 4)
mrr_of_found = round(1 / found.mean(), 4)
