# message: ค่านี้เทียบ BM25 กับ TF-IDF โจทย์ให้เทียบเวกเตอร์ความหมาย
difference = 1 / bm25_ranks - 1 / tfidf_ranks
gain = round(difference.mean(), 4)
rng = np.random.RandomState(42)
signs = rng.choice([-1, 1], size=(2000, len(qs)))
by_chance = (signs * difference).mean(axis=1)
p_value = round((np.abs(by_chance) >= abs(difference.mean()) - 1e-12).mean(), 4)
