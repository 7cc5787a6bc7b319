def randomisation_p(differences, rng):
    signs = rng.choice([-1, 1], (2000, len(differences)))
    seen = abs(sum(differences)) / len(differences)
    count = 0
    for row in signs:
        if abs(float(row @ differences)) / len(differences) >= seen - 1e-12:
            count += 1
    return round(count / len(signs), 4)
