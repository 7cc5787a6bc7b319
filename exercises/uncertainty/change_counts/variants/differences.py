old, new = (base_ranks < 4).astype(int), (char_ranks < 4).astype(int)
gained = np.count_nonzero(new - old == 1)
lost = np.count_nonzero(new - old == -1)
both = int(old @ new)
neither = len(old) - gained - lost - both
