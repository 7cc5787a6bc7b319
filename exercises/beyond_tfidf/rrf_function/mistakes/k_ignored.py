# message: ผลถูกเฉพาะเมื่อ k เป็น 60 ฟังก์ชันต้องใช้ค่า k ที่ส่งเข้ามา ลองดูว่ายังมีเลข 60 เขียนค้างอยู่ข้างในหรือไม่
def rrf(rankings, k=60):
    scores = {}
    for ranking in rankings:
        for rank, doc in enumerate(ranking, start=1):
            scores[doc] = scores.get(doc, 0) + 1 / (60 + rank)
    return sorted(scores, key=lambda doc: -scores[doc])
