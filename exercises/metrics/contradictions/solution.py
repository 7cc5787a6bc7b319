contradictions = []
for row in draft_rows:
    for doc_id, grade in zip(row["retrieved"], row["grades"]):
        # ___ begin: เก็บ doc_id เมื่อสองแหล่งบอกไม่ตรงกัน
        if (grade > 0) != (doc_id in row["relevant"]):
            contradictions.append(doc_id)
        # ___ end
print(contradictions)
