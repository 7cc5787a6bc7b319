fused = 1 / (60 + places(bm25_scores)) + 1 / (60 + places(semantic_scores))
rrf_ranks = gold_places(fused)
before, after, repaired = [], [], []
for row, name in enumerate(category):
    if name == "returns":
        before.append(tfidf_ranks[row] == 1)
        after.append(rrf_ranks[row] == 1)
        if after[-1] and not before[-1]:
            repaired.append(qs["question_id"].iloc[row])
before_hit1 = round(sum(before) / len(before), 4)
after_hit1 = round(sum(after) / len(after), 4)
