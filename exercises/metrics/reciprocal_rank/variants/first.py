def reciprocal_rank(retrieved, grades):
    places = [rank for rank, grade in enumerate(gains(retrieved, grades), 1) if grade > 0]
    return 1 / places[0] if places else 0


values = []
for query, grades in qrels.items():
    if any(grade > 0 for grade in grades.values()):
        values.append(reciprocal_rank(ranked.get(query, []), grades))
mrr = round(float(np.mean(values)), 4)
