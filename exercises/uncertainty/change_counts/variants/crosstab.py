pairs = 2 * (base_ranks <= 3).astype(int) + (char_ranks <= 3)
neither, gained, lost, both = np.bincount(pairs, minlength=4)
