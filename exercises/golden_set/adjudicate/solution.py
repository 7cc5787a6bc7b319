differ = judged[judged["annotator_a"] != judged["annotator_b"]]  # ___
to_discuss = (differ["question_id"] + "/" + differ["doc_id"]).tolist()  # ___
both = judged[(judged["annotator_a"] == 1) & (judged["annotator_b"] == 1)]  # ___
accepted = both["question_id"].value_counts().to_dict()  # ___
print(to_discuss)
print(accepted)
