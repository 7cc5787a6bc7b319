# message: มีฉบับที่ระบบไม่ได้ค้นมาปนอยู่ ฉบับนั้นไม่มีระดับให้เทียบ จึงยังบอกไม่ได้ว่าขัดกัน ลองดูเฉพาะฉบับใน retrieved
contradictions = []
for row in draft_rows:
    for doc_id, grade in zip(row["retrieved"], row["grades"]):
        if (grade > 0) != (doc_id in row["relevant"]):
            contradictions.append(doc_id)
    contradictions += sorted(row["relevant"] - set(row["retrieved"]))
