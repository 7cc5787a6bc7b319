def places(names, p_value):
    groups = []
    for name in names:
        if groups and p_value(groups[-1][0], name) >= 0.05:
            groups[-1].append(name)
        else:
            groups.append([name])
    result = []
    for group in groups:
        result += [len(result) + 1] * len(group)
    return result
