# message: ชิ้นที่ซ้ำกันหายไป เหลือเพียงชิ้นละหนึ่งครั้ง TF-IDF ต้องรู้ว่าพบกี่ครั้ง ลองเก็บทุกครั้งที่พบ
def char_ngrams(text, n):
    return list(dict.fromkeys(text[i : i + n] for i in range(len(text) - n + 1)))
