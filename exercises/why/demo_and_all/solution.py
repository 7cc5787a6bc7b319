is_right = log["found"] == log["gold_doc_id"]
in_demo = log["question_id"].isin(demo_ids)  # ___
demo_share = round(is_right[in_demo].mean(), 4)  # ___
all_share = round(is_right.mean(), 4)  # ___
print("ข้อสาธิต", demo_share, " ทั้งชุด", all_share)
