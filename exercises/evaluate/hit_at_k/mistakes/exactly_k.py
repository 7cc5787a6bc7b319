# message: ค่านี้นับเฉพาะข้อที่เฉลยอยู่อันดับ 3 พอดี แต่ hit@3 รวมอันดับ 1 และ 2 ด้วย
# variables: hit3
hit1 = round((ranks == 1).mean(), 4)
hit3 = round((ranks == 3).mean(), 4)
