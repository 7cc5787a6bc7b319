def randomisation_p(differences, rng):
    signs = rng.choice([-1, 1], (2000, len(differences)))
    sums = np.abs(signs @ differences)
    seen = np.abs(np.sum(differences))
    return float(np.mean(sums >= seen - 1e-12).round(4))
