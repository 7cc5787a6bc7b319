# message: อักขระที่ไม่อยู่ในพจนานุกรมถูกรวมเป็นชิ้นเดียวกัน โจทย์ให้เก็บทีละหนึ่งอักขระ ลองขยับครั้งละหนึ่งตำแหน่งเมื่อไม่พบคำ
def longest_match(text, words):
    pieces, i, unknown = [], 0, ""
    while i < len(text):
        piece = max((w for w in words if text.startswith(w, i)), key=len, default="")
        if piece and unknown:
            pieces.append(unknown)
            unknown = ""
        if piece:
            pieces.append(piece)
        else:
            unknown += text[i]
        i += len(piece) or 1
    return pieces + ([unknown] if unknown else [])
