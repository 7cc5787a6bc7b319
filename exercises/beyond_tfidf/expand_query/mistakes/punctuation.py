# message: คำที่มีเครื่องหมายวรรคตอนติดอยู่ เช่น broken! ไม่ได้รับการเติม เพราะแยกคำด้วยช่องว่าง ลองแยกด้วย re.findall ตามโจทย์
def expand(question, synonyms):
    found = question.lower().split()
    added = []
    for word in found:
        for extra in synonyms.get(word, []):
            if extra not in found and extra not in added:
                added.append(extra)
    return " ".join([question, *added])
