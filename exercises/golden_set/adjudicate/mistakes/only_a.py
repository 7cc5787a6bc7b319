# message: accepted ใช้คำตัดสินของ A คนเดียว ลองเพิ่มเงื่อนไขของอีกคน
# variables: accepted
differ = judged[judged["annotator_a"] != judged["annotator_b"]]
to_discuss = (differ["question_id"] + "/" + differ["doc_id"]).tolist()
accepted = judged[judged["annotator_a"] == 1]["question_id"].value_counts().to_dict()
