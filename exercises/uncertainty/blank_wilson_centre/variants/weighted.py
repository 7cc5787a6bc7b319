centre = np.average([np.mean(base_ranks < 4), 0.5], weights=[len(base_ranks), 1.96**2])
