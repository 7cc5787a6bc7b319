# message: ได้คำที่สั้นที่สุดก่อน เช่น ตา แทน ตาก ลองเลือกคำที่ยาวที่สุดในบรรดาคำที่ตรงกับตำแหน่งนั้น
def longest_match(text, words):
    pieces, i = [], 0
    while i < len(text):
        piece = min((w for w in words if text.startswith(w, i)), key=len, default=text[i])
        pieces.append(piece)
        i += len(piece)
    return pieces
