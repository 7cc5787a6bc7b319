# expect: not_rounded
mrr = (1 / ranks).mean()
