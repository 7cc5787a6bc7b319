all_places = (-semantic_scores).argsort(axis=1).argsort(axis=1) + 1
ranks = np.take_along_axis(all_places, gold_row[:, None], axis=1).ravel()
hit1, mrr = np.round([(ranks < 2).mean(), (1 / ranks).mean()], 4)
