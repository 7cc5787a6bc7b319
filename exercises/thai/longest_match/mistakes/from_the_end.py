# message: ฟังก์ชันนี้ตัดจากท้ายข้อความมาหน้า ตากลม จึงได้ ตา กับ กลม โจทย์ให้เริ่มจากตำแหน่งแรก ลองเปลี่ยนทิศ
def longest_match(text, words):
    pieces, i = [], len(text)
    while i > 0:
        piece = max((w for w in words if text[:i].endswith(w)), key=len, default=text[i - 1])
        pieces.insert(0, piece)
        i -= len(piece)
    return pieces
