order = sorted(range(len(scores)), key=lambda i: scores[i], reverse=True)
ranked = [scored_ids[i] for i in order if scores[i] > 0]
