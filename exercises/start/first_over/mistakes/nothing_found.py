# expect: none
def first_over(values, limit):
    for place, value in enumerate(values, start=1):
        if value > limit:
            return place
