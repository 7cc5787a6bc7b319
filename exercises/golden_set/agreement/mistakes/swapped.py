# message: สองค่านี้สลับกันอยู่ agreement เป็นของข้อที่ต่าง และ n_disagree เป็นจำนวนข้อที่ตรง ลองกลับเงื่อนไข
differ = judged["annotator_a"] != judged["annotator_b"]
agreement = round(differ.mean(), 4)
n_disagree = (~differ).sum()
