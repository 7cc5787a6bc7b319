import re


def expand(question, synonyms):
    found = re.findall(r"\w+", question.lower())
    candidates = dict.fromkeys(extra for word in found for extra in synonyms.get(word, ()))
    for extra in candidates:
        if extra not in set(found):
            question += " " + extra
    return question
