# message: ค่าเหล่านี้เป็นเวลารวมของแต่ละเรื่อง โจทย์ขอค่าเฉลี่ยต่อคน ยังเหลือการหารด้วยจำนวนคนของเรื่องนั้น
average_by_topic = {}
for topic, minutes in zip(topics, waits):
    average_by_topic[topic] = average_by_topic.get(topic, 0) + int(minutes)
