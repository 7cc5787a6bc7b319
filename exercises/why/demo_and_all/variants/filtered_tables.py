demo = log[log["question_id"].isin(demo_ids)]
demo_share = round((demo["found"] == demo["gold_doc_id"]).mean(), 4)
all_share = round((log["found"] == log["gold_doc_id"]).mean(), 4)
