# message: ค่านี้เป็นสัดส่วนของข้อที่หยิบผิด โจทย์ถามข้อที่หยิบถูก ลองดูเครื่องหมายเปรียบเทียบ
is_right = log["found"] != log["gold_doc_id"]
in_demo = log["question_id"].isin(demo_ids)
demo_share = round(is_right[in_demo].mean(), 4)
all_share = round(is_right.mean(), 4)
