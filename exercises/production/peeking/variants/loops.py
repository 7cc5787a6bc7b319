ends, peeks, largest = 0, 0, []
for row in np.abs(null_z):
    ends += row[-1] > 1.96
    peeks += any(value > 1.96 for value in row)
    largest.append(max(row))
end_rate = round(ends / len(null_z), 4)
peek_rate = round(peeks / len(null_z), 4)
bound = round(float(np.quantile(largest, 0.95)), 4)
