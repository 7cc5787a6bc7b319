# message: ช่องว่างหายไปจากผล ต่อทุกชิ้นแล้วจึงไม่ได้ข้อความเดิม โจทย์ให้เก็บช่องว่างเป็นหนึ่งชิ้นเหมือนอักขระอื่น ลองดูว่าลบหรือข้ามช่องว่างไว้ตรงไหน
def longest_match(text, words):
    text = text.replace(" ", "")
    pieces, i = [], 0
    while i < len(text):
        piece = max((w for w in words if text.startswith(w, i)), key=len, default=text[i])
        pieces.append(piece)
        i += len(piece)
    return pieces
