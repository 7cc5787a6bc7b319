# ___ begin: สร้าง average_by_topic โดยวนทีละเรื่อง แล้วเก็บเวลารอเฉลี่ยของเรื่องนั้น
average_by_topic = {}
for topic in set(topics):
    own = waits[np.array(topics) == topic]
    average_by_topic[topic] = round(own.mean(), 2)
print(average_by_topic)
# ___ end
