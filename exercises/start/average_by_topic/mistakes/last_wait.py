# message: ค่าเหล่านี้เป็นเวลาของคนสุดท้ายที่ถามเรื่องนั้น เพราะแต่ละรอบเขียนทับค่าเดิม ลองสะสมทุกคนก่อนแล้วจึงเฉลี่ย
average_by_topic = {}
for topic, minutes in zip(topics, waits):
    average_by_topic[topic] = float(minutes)
