pairs = [(id, score) for id, score in zip(scored_ids, scores) if score > 0]
pairs.sort(key=lambda pair: -pair[1])
ranked = [id for id, _ in pairs]
