found = []
for scores, right in zip(semantic_scores, gold_row):
    order = sorted(range(len(scores)), key=lambda column: -scores[column])
    found.append(order.index(right) + 1)
ranks = np.array(found)
hit1 = round(found.count(1) / len(found), 4)
mrr = round(sum(1 / place for place in found) / len(found), 4)
