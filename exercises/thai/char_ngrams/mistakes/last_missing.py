# message: ขาดชิ้นสุดท้ายไปหนึ่งชิ้น ลองนับด้วยมือกับข้อความสั้น ๆ ว่าควรมีกี่ชิ้น แล้วเทียบกับจำนวนรอบของ range
def char_ngrams(text, n):
    return [text[i : i + n] for i in range(len(text) - n)]
