def dcg(grades, k):
    return sum(grade / math.log2(place + 2) for place, grade in enumerate(grades[:k]))
