# message: ค่าเหล่านี้หารด้วยจำนวนลูกค้าทั้งหมด ค่าเฉลี่ยของเรื่องหนึ่งต้องหารด้วยจำนวนคนของเรื่องนั้น
average_by_topic = {}
for topic in set(topics):
    own = waits[np.array(topics) == topic]
    average_by_topic[topic] = round(own.sum() / len(waits), 2)
