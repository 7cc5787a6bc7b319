# message: อักขระที่ไม่อยู่ในคำใดหายไป ต่อทุกชิ้นแล้วจึงไม่ได้ข้อความเดิม ลองเก็บอักขระนั้นเป็นหนึ่งชิ้นก่อนขยับ
def longest_match(text, words):
    pieces, i = [], 0
    while i < len(text):
        piece = max((w for w in words if text.startswith(w, i)), key=len, default="")
        if piece:
            pieces.append(piece)
        i += len(piece) or 1
    return pieces
