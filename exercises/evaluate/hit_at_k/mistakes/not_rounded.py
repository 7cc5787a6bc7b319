# expect: not_rounded
hit1 = (ranks <= 1).mean()
hit3 = (ranks <= 3).mean()
