joined = qs.merge(docs, left_on="gold_doc_id", right_on="doc_id", how="left")
copied = joined["text"].str.split().str[:3].str.join(" ")
real_hit1 = np.round(np.mean(ranks_of(joined["question"], joined["gold_doc_id"]) < 2), 4)
copied_hit1 = np.round(np.mean(ranks_of(copied, joined["gold_doc_id"]) < 2), 4)
