def holm(p_values):
    left = len(p_values)
    result = {}
    going = True
    for p, place in sorted((p, place) for place, p in enumerate(p_values)):
        going = going and p <= 0.05 / left
        result[place] = going
        left -= 1
    return [result[place] for place in range(len(p_values))]
