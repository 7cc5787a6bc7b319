values = sorted(row.tolist(), reverse=True)
optimistic = values.index(row[gold_at]) + 1
pessimistic = len(values) - values[::-1].index(row[gold_at])
order = sorted(range(len(row)), key=lambda i: (-row[i], i))
stable = order.index(gold_at) + 1
