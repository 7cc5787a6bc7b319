target = row[gold_at]
optimistic = 1 + sum(value > target for value in row)
stable = optimistic + sum(value == target for value in row[:gold_at])
pessimistic = optimistic + sum(value == target for value in row) - 1
