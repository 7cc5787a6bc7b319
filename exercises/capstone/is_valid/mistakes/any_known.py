# message: มีรหัสที่รู้จักเพียงตัวเดียวก็ผ่านแล้ว โจทย์ขอให้อยู่ในตารางทุกตัว ลองดูความต่างของ any กับ all
def is_valid(ids, docs, k):
    """ผลของ retriever ใช้ได้หรือไม่: ครบ k ตัว ไม่ซ้ำ และอยู่ในตารางทุกตัว"""
    known = set(docs["doc_id"])
    return len(ids) == k and len(set(ids)) == k and any(name in known for name in ids)
