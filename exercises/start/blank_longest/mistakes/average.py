# expect: not_whole
longest = waits.mean()
