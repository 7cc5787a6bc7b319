best, most = 0, -1
for number, row in enumerate(trial_ranks):
    found = sum(rank == 1 for rank in row[::2])
    if found > most:
        best, most = number, found


def hit1(ranks):
    return (ranks <= 1).sum() / len(ranks)


winner = trial_ranks[best]
seen_gain = round(hit1(winner[::2]) - hit1(base_ranks[::2]), 4)
held_gain = round(hit1(winner[1::2]) - hit1(base_ranks[1::2]), 4)
