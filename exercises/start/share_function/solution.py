def share_over(values, limit):
    return (values > limit).mean()  # ___


print(share_over(waits, 5), share_over(waits, 20))
