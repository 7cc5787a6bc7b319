text = qs["question"].iloc[0]
tokens = re.findall(r"(?u)\b\w\w+\b", text.lower())
n_lost = sum(not mark.isspace() for mark in text) - sum(len(token) for token in tokens)
