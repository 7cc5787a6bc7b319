# message: รายการนี้คือทุกฉบับที่ไม่อยู่ใน relevant ฉบับระดับ 0 ที่ไม่อยู่ใน relevant นั้นสองแหล่งบอกตรงกัน จึงไม่ขัด
contradictions = []
for row in draft_rows:
    for doc_id, grade in zip(row["retrieved"], row["grades"]):
        if doc_id not in row["relevant"]:
            contradictions.append(doc_id)
