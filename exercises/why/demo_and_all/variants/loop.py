right = {}
for question_id, found, gold in zip(log["question_id"], log["found"], log["gold_doc_id"]):
    right[question_id] = found == gold
demo_share = round(sum(right[id] for id in demo_ids) / len(demo_ids), 4)
all_share = round(sum(right.values()) / len(right), 4)
