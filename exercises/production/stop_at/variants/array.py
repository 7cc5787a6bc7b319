def stop_at(looks, bound):
    old, new, n = np.array(looks).T
    below = z_of(old, new, n) <= -bound
    return int(below.argmax()) + 1 if below.any() else 0
