# message: ค่านี้มาจากข้อที่หยิบผิดฉบับ โจทย์ถามข้อที่หยิบถูก ลองดูเครื่องหมาย == กับ !=
is_right = log["found"] != log["gold_doc_id"]
n_right = is_right.sum()
right_share = round(is_right.mean(), 4)
