share = 1 - (waits <= 5).mean()
