def unknown_share(question):
    words = [w for w in re.split(r"[^a-z]+", question.lower()) if w]
    unknown = [w for w in words if w not in vocabulary]
    return len(unknown) / len(words) if words else 0.0
