# message: ไม่มีข้อใดเท่ากันเลย เพราะกำลังเทียบรหัสเอกสารกับรหัสคำถาม ลองดูว่าเอกสารเฉลยอยู่ในคอลัมน์ใด
is_right = log["found"] == log["question_id"]
n_right = is_right.sum()
right_share = round(is_right.mean(), 4)
