# message: รายการที่มีรหัสซ้ำยังถูกนับว่าใช้ได้ ลองเทียบจำนวนรหัสก่อนและหลังตัดตัวซ้ำ
def is_valid(ids, docs, k):
    """ผลของ retriever ใช้ได้หรือไม่: ครบ k ตัว ไม่ซ้ำ และอยู่ในตารางทุกตัว"""
    known = set(docs["doc_id"])
    return len(ids) == k and set(ids) <= known
