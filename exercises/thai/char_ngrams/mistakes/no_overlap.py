# message: ชิ้นเหล่านี้วางต่อกันโดยไม่ซ้อน เพราะเลื่อนไปครั้งละ n อักขระ ลองเลื่อนไปครั้งละหนึ่งอักขระ
def char_ngrams(text, n):
    return [text[i : i + n] for i in range(0, len(text) - n + 1, n)]
