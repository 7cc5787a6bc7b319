# message: reciprocal_of คืนอันดับ ยังไม่ได้หาส่วนกลับ (1 หารด้วยอันดับ) ลองดูค่าที่ return
# variables: reciprocal_of
def recall_of(found, relevant):
    return len(set(found) & relevant) / len(relevant)


def reciprocal_of(found, relevant):
    for rank, doc_id in enumerate(found, start=1):
        if doc_id in relevant:
            return rank
    return 0
