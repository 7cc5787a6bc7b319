n_right = log.query("found == gold_doc_id").shape[0]
right_share = round(1 - (log["found"] != log["gold_doc_id"]).mean(), 4)
