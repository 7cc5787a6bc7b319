# message: accepted นับเอกสารที่คนใดคนหนึ่งให้ 1 ข้อที่ยังเห็นต่างจึงถูกนับไปแล้ว ลองเปลี่ยนให้ต้องเป็น 1 ทั้งสองคน
# variables: accepted
differ = judged[judged["annotator_a"] != judged["annotator_b"]]
to_discuss = (differ["question_id"] + "/" + differ["doc_id"]).tolist()
either = judged[(judged["annotator_a"] == 1) | (judged["annotator_b"] == 1)]
accepted = either["question_id"].value_counts().to_dict()
