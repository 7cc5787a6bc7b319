import heapq


def top_k(scores, k):
    pairs = ((-score, place) for place, score in enumerate(scores.tolist()))
    return [place for _, place in heapq.nsmallest(k, pairs)]
