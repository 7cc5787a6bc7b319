def places(names, p_value):
    result = []
    place, leader = 1, names[0]
    for number, name in enumerate(names, start=1):
        if p_value(leader, name) < 0.05:
            place, leader = number, name
        result.append(place)
    return result
