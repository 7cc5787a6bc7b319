# message: ฟังก์ชันเติมคำที่มีอยู่ในคำถามแล้ว คำนั้นจึงถูกนับสองเท่า ลองตรวจกับคำในคำถามก่อนเติม
import re


def expand(question, synonyms):
    found = re.findall(r"\w+", question.lower())
    added = []
    for word in found:
        for extra in synonyms.get(word, []):
            if extra not in added:
                added.append(extra)
    return " ".join([question, *added])
