# message: in กับคอลัมน์ของ pandas ถามเลขแถว ไม่ใช่ค่าในคอลัมน์ รหัสที่ถูกจึงกลายเป็นไม่รู้จัก ลองถามกับเซต known แทน
def is_valid(ids, docs, k):
    """ผลของ retriever ใช้ได้หรือไม่: ครบ k ตัว ไม่ซ้ำ และอยู่ในตารางทุกตัว"""
    return len(ids) == k and len(set(ids)) == k and all(name in docs["doc_id"] for name in ids)
