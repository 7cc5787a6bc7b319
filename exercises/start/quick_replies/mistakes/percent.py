# expect: percentage
# variables: quick_share
is_quick = waits <= 5
n_quick = is_quick.sum()
quick_share = round(is_quick.mean() * 100, 4)
