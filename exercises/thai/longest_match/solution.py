def longest_match(text, words):
    pieces = []
    i = 0
    while i < len(text):
        # ___ begin: หาชิ้นที่จะตัดออกที่ตำแหน่ง i แล้วขยับ i
        fitting = [w for w in words if text.startswith(w, i)]
        piece = max(fitting, key=len, default=text[i])
        pieces.append(piece)
        i += len(piece)
        # ___ end
    return pieces


print(longest_match("ตากลม", {"ตา", "กลม", "ตาก", "ลม"}))
