# message: รายการนี้คือฉบับที่สองแหล่งบอกตรงกัน ลองกลับเงื่อนไข
contradictions = []
for row in draft_rows:
    for doc_id, grade in zip(row["retrieved"], row["grades"]):
        if (grade > 0) == (doc_id in row["relevant"]):
            contradictions.append(doc_id)
