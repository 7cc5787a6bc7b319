# message: to_discuss เป็นคู่ที่สองคนเห็นตรงกัน คู่ที่ต้องคุยคือคู่ที่เห็นต่าง ลองกลับเงื่อนไข
# variables: to_discuss
same = judged[judged["annotator_a"] == judged["annotator_b"]]
to_discuss = (same["question_id"] + "/" + same["doc_id"]).tolist()
both = judged[(judged["annotator_a"] == 1) & (judged["annotator_b"] == 1)]
accepted = both["question_id"].value_counts().to_dict()
