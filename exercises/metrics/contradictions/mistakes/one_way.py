# message: รายการนี้พบเฉพาะฉบับที่มีระดับแต่ไม่อยู่ใน relevant ยังขาดทางกลับกัน คือระดับ 0 แต่อยู่ใน relevant
contradictions = []
for row in draft_rows:
    for doc_id, grade in zip(row["retrieved"], row["grades"]):
        if grade > 0 and doc_id not in row["relevant"]:
            contradictions.append(doc_id)
