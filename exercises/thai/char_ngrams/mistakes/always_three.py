# message: ผลยาวสามอักขระเสมอ ไม่ว่าเรียกด้วย n เท่าไร ลองหาเลข 3 ที่ยังค้างอยู่ในฟังก์ชัน
def char_ngrams(text, n):
    return [text[i : i + 3] for i in range(len(text) - 2)]
