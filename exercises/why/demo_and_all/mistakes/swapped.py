# message: ค่าของสองตัวแปรสลับกันอยู่ ลองดูว่าตัวใดหยิบเฉพาะข้อสาธิต
is_right = log["found"] == log["gold_doc_id"]
in_demo = log["question_id"].isin(demo_ids)
all_share = round(is_right[in_demo].mean(), 4)
demo_share = round(is_right.mean(), 4)
