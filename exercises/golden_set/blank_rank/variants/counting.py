before = (row > row[gold_at]).sum() + (row[:gold_at] == row[gold_at]).sum()
rank = before + 1
