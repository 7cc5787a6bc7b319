hit3 = np.mean(ranks < 4)
