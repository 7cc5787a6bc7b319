def fix_marks(text):
    marks = list(text)
    for i in range(len(marks) - 1):
        if re.match("[่-๋]", marks[i]) and re.match("[ัิ-ู็]", marks[i + 1]):
            marks[i], marks[i + 1] = marks[i + 1], marks[i]
    text = "".join(marks)
    text = re.sub("ํ([่-๋])า", r"\1ำ", text)
    return text.replace("ํา", "ำ")
