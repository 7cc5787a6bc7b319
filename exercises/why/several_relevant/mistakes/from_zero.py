# message: reciprocal_of ให้อันดับสูงกว่าจริงหนึ่งขั้น เพราะข้ามฉบับแรกไปหรือนับจาก 0 แล้วไม่ได้บวก 1 ให้ถูกที่ ลองนับด้วยมือจากรายการสั้น ๆ
# variables: reciprocal_of
def recall_of(found, relevant):
    return len(set(found) & relevant) / len(relevant)


def reciprocal_of(found, relevant):
    for rank, doc_id in enumerate(found):
        if doc_id in relevant:
            return 1 / max(rank, 1)
    return 0
