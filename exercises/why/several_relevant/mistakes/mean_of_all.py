# message: reciprocal_of รวมส่วนกลับของทุกฉบับที่พบ โจทย์ถามเฉพาะฉบับแรก ลอง return ทันทีที่พบ
# variables: reciprocal_of
def recall_of(found, relevant):
    return len(set(found) & relevant) / len(relevant)


def reciprocal_of(found, relevant):
    return sum(1 / rank for rank, doc_id in enumerate(found, start=1) if doc_id in relevant)
