# message: demo_share หารด้วยจำนวนข้อทั้งชุด ค่าจึงเล็กเกินไป สัดส่วนในข้อสาธิตต้องหารด้วยจำนวนข้อสาธิต ลองหยิบเฉพาะแถวของข้อสาธิตก่อนเฉลี่ย
# variables: demo_share
is_right = log["found"] == log["gold_doc_id"]
in_demo = log["question_id"].isin(demo_ids)
demo_share = round((is_right & in_demo).mean(), 4)
all_share = round(is_right.mean(), 4)
