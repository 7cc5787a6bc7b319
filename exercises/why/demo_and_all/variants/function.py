def share_right(table):
    return round(float((table["found"] == table["gold_doc_id"]).mean()), 4)


demo_share = share_right(log[log["question_id"].isin(demo_ids)])
all_share = share_right(log)
