def hit_at(k):
    return round(float(np.mean(ranks <= k)), 4)


hit1, hit3 = hit_at(1), hit_at(3)
