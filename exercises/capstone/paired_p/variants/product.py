from itertools import product


def paired_p(one, two):
    gaps = [a - b for a, b in zip(one, two) if a != b]
    seen = abs(sum(gaps)) - 1e-9
    ways = list(product([1, -1], repeat=len(gaps)))
    return sum(abs(sum(s * g for s, g in zip(way, gaps))) >= seen for way in ways) / len(ways)
