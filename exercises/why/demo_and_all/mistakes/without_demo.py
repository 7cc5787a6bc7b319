# message: all_share คิดเฉพาะข้อที่ไม่ได้สาธิต โจทย์ขอทุกข้อ รวมข้อสาธิตด้วย ลองเฉลี่ยโดยไม่เลือกแถว
# variables: all_share
is_right = log["found"] == log["gold_doc_id"]
in_demo = log["question_id"].isin(demo_ids)
demo_share = round(is_right[in_demo].mean(), 4)
all_share = round(is_right[~in_demo].mean(), 4)
