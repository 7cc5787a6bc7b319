def is_valid(ids, docs, k):
    """ผลของ retriever ใช้ได้หรือไม่: ครบ k ตัว ไม่ซ้ำ และอยู่ในตารางทุกตัว"""
    known = set(docs["doc_id"])
    return len(ids) == k and len(set(ids)) == k and set(ids) <= known  # ___


print(is_valid(["d01", "d02"], docs, 2), is_valid(["d01", "d01"], docs, 2))
