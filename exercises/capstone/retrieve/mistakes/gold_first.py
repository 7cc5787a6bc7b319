# message: ฟังก์ชันนี้เปิดดูเฉลยของคำถามในชุด เมื่อเขียนคำถามอีกแบบจึงหาไม่พบ คำถามจริงจะไม่มีเฉลยให้ดู ลองค้นจากเนื้อหาของเอกสาร
answer = dict(zip(qs["question"], qs["gold_doc_id"]))


def retrieve(question, docs, k):
    first = [name for name in [answer.get(question)] if name in set(docs["doc_id"])]
    rest = [name for name in reversed(docs["doc_id"].tolist()) if name not in first]
    return (first + rest)[:k]
