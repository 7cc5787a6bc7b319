# message: ทุกเรื่องได้ค่าเฉลี่ยของลูกค้าทั้งหมดเท่ากัน ลองหยิบเฉพาะเวลาของคนที่ถามเรื่องนั้นก่อนเฉลี่ย
average_by_topic = {}
for topic in set(topics):
    average_by_topic[topic] = round(waits.mean(), 2)
