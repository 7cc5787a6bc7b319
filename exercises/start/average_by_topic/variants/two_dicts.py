totals, counts = {}, {}
for topic, minutes in zip(topics, waits):
    totals[topic] = totals.get(topic, 0) + minutes
    counts[topic] = counts.get(topic, 0) + 1
average_by_topic = {topic: round(float(totals[topic] / counts[topic]), 2) for topic in totals}
