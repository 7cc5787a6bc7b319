import re


def expand(question, synonyms):
    found = re.findall(r"\w+", question.lower())
    added = []
    # ___ begin: เก็บคำที่ต้องเติมไว้ใน added
    for word in found:
        for extra in synonyms.get(word, []):
            if extra not in found and extra not in added:
                added.append(extra)
    # ___ end
    return " ".join([question, *added])  # ___


print(expand("The plate is broken!", {"broken": ["damaged"]}))
