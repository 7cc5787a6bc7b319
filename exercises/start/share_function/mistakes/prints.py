# expect: none
def share_over(values, limit):
    print((values > limit).mean())
