# expect: percentage
# variables: right_share
is_right = log["found"] == log["gold_doc_id"]
n_right = is_right.sum()
right_share = round(is_right.mean() * 100, 4)
