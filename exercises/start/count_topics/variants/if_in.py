counts = {}
for topic in topics:
    if topic in counts:
        counts[topic] += 1
    else:
        counts[topic] = 1
