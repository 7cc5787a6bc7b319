# message: คำถามที่คืนมาเปลี่ยนเป็นตัวพิมพ์เล็ก โจทย์ให้คืนคำถามเดิมโดยไม่เปลี่ยนตัวอักษร
import re


def expand(question, synonyms):
    question = question.lower()
    found = re.findall(r"\w+", question)
    added = []
    for word in found:
        for extra in synonyms.get(word, []):
            if extra not in found and extra not in added:
                added.append(extra)
    return " ".join([question, *added])
