import numpy as np
import pandas as pd
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.metrics.pairwise import cosine_similarity

# ฐานความรู้ของร้าน และชุดคำถามที่มีเฉลย (golden set)
docs = pd.read_csv("data/kb_docs.csv")
qs = pd.read_csv("data/kb_questions.csv")


def gold_ranks(vectorizer, texts=None):
    """อันดับ (เริ่มที่ 1) ของเอกสารเฉลยของแต่ละคำถาม เรียงตามคำถามใน qs

    vectorizer: ตัวแปลงข้อความเป็นเวกเตอร์ เช่น TfidfVectorizer()
    texts: ข้อความของเอกสารที่ใช้ค้น หนึ่งข้อความต่อหนึ่งแถวของ docs (ไม่ใส่ = คอลัมน์ text)
    """
    if texts is None:
        texts = docs["text"]
    doc_vectors = vectorizer.fit_transform(texts)
    question_vectors = vectorizer.transform(qs["question"])
    similarity = cosine_similarity(question_vectors, doc_vectors)
    # เรียงจากคล้ายมากไปน้อย ถ้าคล้ายเท่ากันให้คงลำดับเดิมของเอกสาร
    order = np.argsort(-similarity, axis=1, kind="stable")
    found = docs["doc_id"].to_numpy()[order] == qs["gold_doc_id"].to_numpy()[:, None]
    return found.argmax(axis=1) + 1


# อันดับของระบบตั้งต้น: TF-IDF ที่ตัด stop words ออก
ranks = gold_ranks(TfidfVectorizer(stop_words="english"))

# ตารางคำถามเดิม เพิ่มคอลัมน์ category = หมวดของเอกสารเฉลย
gold = qs.assign(category=qs["gold_doc_id"].map(docs.set_index("doc_id")["category"]))
