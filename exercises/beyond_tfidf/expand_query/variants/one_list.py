import re


def expand(question, synonyms):
    have = re.findall(r"\w+", question.lower())
    n = len(have)
    for word in have[:n]:
        if word in synonyms:
            have += [extra for extra in synonyms[word] if extra not in have]
    return question + "".join(" " + extra for extra in have[n:])
