# message: demo_share เป็นจำนวนข้อ โจทย์ขอสัดส่วนซึ่งอยู่ระหว่าง 0 กับ 1 ลองเปลี่ยนจากการนับเป็นการเฉลี่ย
# variables: demo_share
is_right = log["found"] == log["gold_doc_id"]
in_demo = log["question_id"].isin(demo_ids)
demo_share = int(is_right[in_demo].sum())
all_share = round(is_right.mean(), 4)
