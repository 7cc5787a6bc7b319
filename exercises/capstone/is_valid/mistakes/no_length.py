# message: รายการที่มีรหัสไม่ครบหรือเกิน k ยังผ่าน ลองตรวจความยาวของ ids ด้วย
def is_valid(ids, docs, k):
    """ผลของ retriever ใช้ได้หรือไม่: ครบ k ตัว ไม่ซ้ำ และอยู่ในตารางทุกตัว"""
    known = set(docs["doc_id"])
    return len(set(ids)) == len(ids) and set(ids) <= known
