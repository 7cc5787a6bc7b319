# message: to_discuss มีแต่รหัสคำถาม คนที่มาคุยต่อจะไม่รู้ว่าเป็นเอกสารฉบับใด ลองต่อรหัสเอกสารไว้ข้างหลังด้วย /
# variables: to_discuss
differ = judged[judged["annotator_a"] != judged["annotator_b"]]
to_discuss = differ["question_id"].tolist()
both = judged[(judged["annotator_a"] == 1) & (judged["annotator_b"] == 1)]
accepted = both["question_id"].value_counts().to_dict()
