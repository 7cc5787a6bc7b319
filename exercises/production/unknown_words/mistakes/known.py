# message: ค่านี้คือสัดส่วนของคำที่รู้จัก โจทย์ขอคำที่ไม่รู้จัก ลองกลับเงื่อนไข
def unknown_share(question):
    words = re.findall(r"[a-z]+", question.lower())
    return sum(word in vocabulary for word in words) / max(len(words), 1)
