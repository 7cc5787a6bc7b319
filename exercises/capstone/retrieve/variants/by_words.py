def retrieve(question, docs, k):
    wanted = set(question.lower().replace("?", "").split())
    texts = [set(text.lower().replace(".", "").replace(",", "").split()) for text in docs["text"]]
    often = {word: sum(word in text for text in texts) for word in wanted}
    scores = [sum(1 / often[word] for word in wanted & text) for text in texts]
    order = sorted(range(len(docs)), key=lambda place: -scores[place])
    return [docs["doc_id"].iloc[place] for place in order[:k]]
