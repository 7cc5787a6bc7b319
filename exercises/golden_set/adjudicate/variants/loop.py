to_discuss = []
accepted = {}
for pair in judged.itertuples():
    if pair.annotator_a != pair.annotator_b:
        to_discuss.append(f"{pair.question_id}/{pair.doc_id}")
    elif pair.annotator_a:
        accepted[pair.question_id] = accepted.get(pair.question_id, 0) + 1
