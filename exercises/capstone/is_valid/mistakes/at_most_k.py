# message: รายการที่สั้นกว่า k ยังผ่าน โจทย์ขอครบ k ตัวพอดี ลองดูเครื่องหมายเปรียบเทียบของความยาว
def is_valid(ids, docs, k):
    """ผลของ retriever ใช้ได้หรือไม่: ครบ k ตัว ไม่ซ้ำ และอยู่ในตารางทุกตัว"""
    known = set(docs["doc_id"])
    return len(ids) <= k and len(set(ids)) == len(ids) and set(ids) <= known
