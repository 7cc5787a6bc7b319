# message: recall_of ให้แค่ 0 หรือ 1 คือพบหรือไม่พบ เมื่อมีหลายฉบับ recall เป็นสัดส่วนของฉบับที่พบ ลองนับว่าพบกี่ฉบับแล้วเทียบกับทั้งหมด
# variables: recall_of
def recall_of(found, relevant):
    return 1 if set(found) & relevant else 0


def reciprocal_of(found, relevant):
    for rank, doc_id in enumerate(found, start=1):
        if doc_id in relevant:
            return 1 / rank
    return 0
