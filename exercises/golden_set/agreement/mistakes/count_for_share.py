# message: agreement ตอนนี้เป็นจำนวนคู่ โจทย์ขอสัดส่วนซึ่งอยู่ระหว่าง 0 กับ 1 ลองหารด้วยจำนวนแถว หรือใช้ค่าเฉลี่ย
# variables: agreement
same = judged["annotator_a"] == judged["annotator_b"]
agreement = same.sum()
n_disagree = (~same).sum()
