groups = {}
for topic, minutes in zip(topics, waits.tolist()):
    groups.setdefault(topic, []).append(minutes)
average_by_topic = {topic: round(sum(group) / len(group), 2) for topic, group in groups.items()}
