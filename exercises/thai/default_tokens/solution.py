text = qs["question"][0]
tokens = TfidfVectorizer().build_analyzer()(text)  # ___
n_lost = len(text.replace(" ", "")) - len("".join(tokens))  # ___
print(tokens)
print("หายไป", n_lost, "อักขระ")
