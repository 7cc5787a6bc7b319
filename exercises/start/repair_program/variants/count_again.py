slow_share = len(waits[waits > 10]) / len(waits)
n_long = len(docs[docs["text"].str.split().str.len() > 50])
