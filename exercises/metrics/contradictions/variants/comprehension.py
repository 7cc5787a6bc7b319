contradictions = [
    doc_id
    for row in draft_rows
    for doc_id, grade in zip(row["retrieved"], row["grades"])
    if bool(grade) is not (doc_id in row["relevant"])
]
