# message: ฉบับระดับ 1 หลุดไป โจทย์ถือว่าระดับใด ๆ ที่มากกว่า 0 คือเกี่ยวข้อง ลองดูเส้นแบ่งของระดับ
contradictions = []
for row in draft_rows:
    for doc_id, grade in zip(row["retrieved"], row["grades"]):
        if (grade > 1) != (doc_id in row["relevant"]):
            contradictions.append(doc_id)
