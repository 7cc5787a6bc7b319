# message: คำซ้ำถูกนับครั้งเดียว โจทย์ให้นับทุกครั้ง ลองดูว่าใช้ set ไว้ตรงไหน
def unknown_share(question):
    words = set(re.findall(r"[a-z]+", question.lower()))
    return sum(word not in vocabulary for word in words) / max(len(words), 1)
