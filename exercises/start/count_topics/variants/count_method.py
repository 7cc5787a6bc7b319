counts = {topic: topics.count(topic) for topic in topics}
