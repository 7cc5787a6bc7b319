texts = dict(zip(docs["doc_id"], docs["text"]))
copied = []
for doc_id in qs["gold_doc_id"]:
    first, second, third, *_ = texts[doc_id].split()
    copied.append(f"{first} {second} {third}")
n = len(qs)
real_hit1 = round(sum(r == 1 for r in ranks_of(qs["question"].tolist(), qs["gold_doc_id"])) / n, 4)
copied_hit1 = round(sum(r == 1 for r in ranks_of(copied, qs["gold_doc_id"])) / n, 4)
