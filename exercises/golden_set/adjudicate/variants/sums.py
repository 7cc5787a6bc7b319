votes = judged["annotator_a"] + judged["annotator_b"]
names = judged["question_id"].str.cat(judged["doc_id"], sep="/")
to_discuss = names[votes == 1].to_list()
accepted = judged[votes == 2].groupby("question_id").size().to_dict()
