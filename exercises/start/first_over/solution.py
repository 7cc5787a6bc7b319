def first_over(values, limit):
    # ___ begin: วนหาค่าแรกที่เกิน ถ้าไม่พบให้คืน 0
    for place, value in enumerate(values, start=1):
        if value > limit:
            return place
    return 0
    # ___ end


print(first_over(waits, 10))
