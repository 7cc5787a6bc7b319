# message: ฟังก์ชันบวกอันดับตรง ๆ เอกสารที่ไม่อยู่ในบางรายการจึงได้เปรียบ เพราะผลบวกน้อย RRF บวกส่วนกลับของอันดับ
def rrf(rankings, k=60):
    total = {}
    for ranking in rankings:
        for rank, doc in enumerate(ranking, start=1):
            total[doc] = total.get(doc, 0) + rank
    return sorted(total, key=lambda doc: total[doc])
