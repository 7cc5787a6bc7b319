# message: มีชิ้นท้าย ๆ ที่สั้นกว่า n ปนมาด้วย ลองลดจำนวนรอบ หรือเก็บเฉพาะชิ้นที่ยาวครบ
def char_ngrams(text, n):
    return [text[i : i + n] for i in range(len(text))]
