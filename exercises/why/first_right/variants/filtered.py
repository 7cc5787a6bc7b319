right = log[log["found"] == log["gold_doc_id"]]
n_right = len(right)
right_share = round(len(right) / len(log), 4)
