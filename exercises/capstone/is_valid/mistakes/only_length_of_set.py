# message: รายการที่ยาวเกินแต่มีตัวซ้ำยังผ่าน เพราะดูเฉพาะจำนวนหลังตัดตัวซ้ำ ลองดูความยาวของ ids เองด้วย
def is_valid(ids, docs, k):
    """ผลของ retriever ใช้ได้หรือไม่: ครบ k ตัว ไม่ซ้ำ และอยู่ในตารางทุกตัว"""
    known = set(docs["doc_id"])
    return len(set(ids)) == k and set(ids) <= known
