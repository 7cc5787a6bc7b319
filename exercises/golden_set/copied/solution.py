text_of = docs.set_index("doc_id")["text"]
copied = [" ".join(text_of[doc_id].split()[:3]) for doc_id in qs["gold_doc_id"]]  # ___
real_hit1 = round((ranks_of(qs["question"], qs["gold_doc_id"]) == 1).mean(), 4)  # ___
copied_hit1 = round((ranks_of(copied, qs["gold_doc_id"]) == 1).mean(), 4)  # ___
print(real_hit1, copied_hit1)
