# message: คำเดียวกันถูกเติมสองครั้งเมื่อสองคำในคำถามมีคำพ้องร่วมกัน โจทย์ให้เติมแต่ละคำครั้งเดียว
import re


def expand(question, synonyms):
    found = re.findall(r"\w+", question.lower())
    added = []
    for word in found:
        for extra in synonyms.get(word, []):
            if extra not in found:
                added.append(extra)
    return " ".join([question, *added])
