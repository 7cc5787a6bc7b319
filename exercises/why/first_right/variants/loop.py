n_right = 0
for found, gold in zip(log["found"], log["gold_doc_id"]):
    if found == gold:
        n_right += 1
right_share = round(n_right / len(log), 4)
