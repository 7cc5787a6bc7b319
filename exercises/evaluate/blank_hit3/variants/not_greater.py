hit3 = (~(ranks > 3)).mean()
