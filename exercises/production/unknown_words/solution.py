def unknown_share(question):
    # ___ begin: สัดส่วนของคำที่ไม่อยู่ใน vocabulary
    words = re.findall(r"[a-z]+", question.lower())
    if not words:
        return 0.0
    return sum(word not in vocabulary for word in words) / len(words)
    # ___ end


print(unknown_share("Can I trade in my old phone?"))
