def places(names, p_value):
    result, start = [], 0
    while start < len(names):
        end = start + 1
        while end < len(names) and not p_value(names[start], names[end]) < 0.05:
            end += 1
        result.extend([start + 1] * (end - start))
        start = end
    return result
