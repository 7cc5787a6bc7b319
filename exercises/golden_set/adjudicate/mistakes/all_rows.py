# message: accepted นับทุกแถวของแต่ละคำถาม รวมเอกสารที่ตอบไม่ได้ ลองเลือกเฉพาะแถวที่ทั้งสองคนให้ 1 ก่อนนับ
# variables: accepted
differ = judged[judged["annotator_a"] != judged["annotator_b"]]
to_discuss = (differ["question_id"] + "/" + differ["doc_id"]).tolist()
accepted = judged["question_id"].value_counts().to_dict()
