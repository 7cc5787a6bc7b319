from collections import Counter

counts = dict(Counter(topics))
