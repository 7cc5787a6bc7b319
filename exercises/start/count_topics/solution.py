counts = {}
for topic in topics:
    counts[topic] = counts.get(topic, 0) + 1  # ___
print(counts)
