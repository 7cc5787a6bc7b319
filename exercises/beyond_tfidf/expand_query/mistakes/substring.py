# message: unbroken มี broken อยู่ข้างใน แต่เป็นคนละคำ ฟังก์ชันเทียบเป็นข้อความย่อย ลองเทียบทีละคำเต็ม
import re


def expand(question, synonyms):
    lower = question.lower()
    words_in = re.findall(r"\w+", lower)
    added = []
    for word in sorted((w for w in synonyms if w in lower), key=lower.find):
        for extra in synonyms[word]:
            if extra not in words_in and extra not in added:
                added.append(extra)
    return " ".join([question, *added])
