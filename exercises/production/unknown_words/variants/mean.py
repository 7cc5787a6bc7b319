def unknown_share(question):
    words = re.findall(r"[a-z]+", question.lower())
    return float(np.mean([word not in vocabulary for word in words])) if words else 0
