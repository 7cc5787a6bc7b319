# message: to_discuss มีแต่คู่ที่ A ให้ 0 แต่ B ให้ 1 ยังขาดคู่ที่ต่างกันอีกทาง ลองใช้เครื่องหมายไม่เท่ากับ
# variables: to_discuss
differ = judged[judged["annotator_a"] < judged["annotator_b"]]
to_discuss = (differ["question_id"] + "/" + differ["doc_id"]).tolist()
both = judged[(judged["annotator_a"] == 1) & (judged["annotator_b"] == 1)]
accepted = both["question_id"].value_counts().to_dict()
