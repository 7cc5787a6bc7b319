def randomisation_p(differences, rng):
    signs = rng.choice([-1, 1], (2000, len(differences)))
    draws = (signs * differences).mean(axis=1)  # ___
    seen = abs(differences.mean())  # ___
    return round(float((np.abs(draws) >= seen - 1e-12).mean()), 4)  # ___


print(randomisation_p(1 / log_ranks - 1 / base_ranks, np.random.RandomState(7)))
