text_of = dict(zip(docs["doc_id"], docs["text"]))
inside = words(text_of[qs["gold_doc_id"][14]])
asked = words(qs["question"][14])
shared = {word for word in asked if word in inside}
overlap = round(sum(word in inside for word in asked) / len(asked), 4)
