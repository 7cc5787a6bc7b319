# message: recall_of หารด้วยจำนวนที่ค้นมา จึงกลายเป็นสัดส่วนของรายการที่ใช้ได้ โจทย์ให้หารด้วยจำนวนเอกสารที่เกี่ยวข้องทั้งหมด ลองดูตัวหาร
# variables: recall_of
def recall_of(found, relevant):
    return len(set(found) & relevant) / len(found)


def reciprocal_of(found, relevant):
    for rank, doc_id in enumerate(found, start=1):
        if doc_id in relevant:
            return 1 / rank
    return 0
