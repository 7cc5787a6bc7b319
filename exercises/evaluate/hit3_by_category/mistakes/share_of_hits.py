# message: ค่านี้ตอบว่าในบรรดาข้อที่พบ เป็นของหมวดนี้เท่าไร ส่วนโจทย์ถามว่าในบรรดาข้อของหมวดนี้ พบเท่าไร ลองสลับว่าอะไรเป็นตัวหาร
of_hits = gold["category"][ranks <= 3]
returns_hit3 = round((of_hits == "returns").mean(), 4)
shipping_hit3 = round((of_hits == "shipping").mean(), 4)
support_hit3 = round((of_hits == "support").mean(), 4)
