# message: รหัสที่ไม่มีในตารางยังผ่าน ลองเทียบกับรหัสในคอลัมน์ doc_id
def is_valid(ids, docs, k):
    """ผลของ retriever ใช้ได้หรือไม่: ครบ k ตัว ไม่ซ้ำ และอยู่ในตารางทุกตัว"""
    known = set(docs["doc_id"])
    return len(ids) == k and len(set(ids)) == k
