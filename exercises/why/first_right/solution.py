is_right = log["found"] == log["gold_doc_id"]  # ___
n_right = is_right.sum()  # ___
right_share = round(is_right.mean(), 4)  # ___
print(n_right, "ข้อ", right_share)
