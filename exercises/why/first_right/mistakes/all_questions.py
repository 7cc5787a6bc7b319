# message: n_right เท่ากับจำนวนคำถามทั้งหมด เพราะ len นับทั้ง True และ False ลองนับเฉพาะ True
# variables: n_right
is_right = log["found"] == log["gold_doc_id"]
n_right = len(is_right)
right_share = round(is_right.mean(), 4)
