# expect: error.key_close
# verdict: learner_error
n_docs = len(docs)
shipping_ids = docs[docs["catgory"] == "shipping"]["doc_id"].tolist()
