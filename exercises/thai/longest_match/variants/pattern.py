def longest_match(text, words):
    ordered = sorted(words, key=len, reverse=True)
    pattern = "|".join(re.escape(word) for word in ordered) + "|."
    return re.findall(pattern, text, re.S)
