# message: reciprocal_of ใช้เอกสารที่เกี่ยวข้องฉบับสุดท้ายในรายการ โจทย์ถามฉบับแรก ลอง return ทันทีที่พบ
# variables: reciprocal_of
def recall_of(found, relevant):
    return len(set(found) & relevant) / len(relevant)


def reciprocal_of(found, relevant):
    answer = 0
    for rank, doc_id in enumerate(found, start=1):
        if doc_id in relevant:
            answer = 1 / rank
    return answer
