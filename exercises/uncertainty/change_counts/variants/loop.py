gained = lost = both = neither = 0
for before, after in zip(base_ranks, char_ranks):
    if before <= 3 and after <= 3:
        both += 1
    elif after <= 3:
        gained += 1
    elif before <= 3:
        lost += 1
    else:
        neither += 1
