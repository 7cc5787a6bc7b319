# message: คำพิมพ์ใหญ่ในคำถามไม่ได้รับการเติม เพราะเทียบโดยไม่แปลงเป็นพิมพ์เล็กก่อน ลองใช้ question.lower() ตอนแยกคำ
import re


def expand(question, synonyms):
    found = re.findall(r"\w+", question)
    added = []
    for word in found:
        for extra in synonyms.get(word, []):
            if extra not in found and extra not in added:
                added.append(extra)
    return " ".join([question, *added])
