# expect: dict_type
counts = []
for topic in set(topics):
    counts.append((topic, topics.count(topic)))
