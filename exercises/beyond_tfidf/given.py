import base64

import numpy as np
import pandas as pd
from sklearn.feature_extraction.text import CountVectorizer, TfidfVectorizer

# ฐานความรู้ของร้าน ชุดคำถามที่มีเฉลย (golden set) และเลขแถวของเอกสารเฉลยใน docs
docs = pd.read_csv("data/kb_docs.csv")
qs = pd.read_csv("data/kb_questions.csv")
gold_row = docs.set_index("doc_id").index.get_indexer(qs["gold_doc_id"])

# จำนวนครั้งที่แต่ละคำ (คอลัมน์) ปรากฏในแต่ละเอกสารหรือคำถาม (แถว) ตัดคำหยุดแล้ว
counter = CountVectorizer(stop_words="english").fit(docs["text"])
words = counter.get_feature_names_out()
doc_counts = counter.transform(docs["text"]).toarray()
question_counts = counter.transform(qs["question"]).toarray()

# เวกเตอร์ความหมายที่คำนวณไว้ล่วงหน้า เก็บเป็นจำนวนเต็มเพื่อให้ไฟล์เล็ก
stored = pd.read_csv("data/kb_vectors.csv", index_col="id")


def vectors_of(ids):
    """เวกเตอร์ความหมายยาว 1 หนึ่งแถวต่อหนึ่งรหัสใน ids"""
    texts = stored.loc[list(ids), "vector"]
    rows = [np.frombuffer(base64.b64decode(text), dtype=np.int8) for text in texts]
    rows = np.array(rows, dtype=float)
    return rows / np.linalg.norm(rows, axis=1, keepdims=True)


doc_vectors = vectors_of(docs["doc_id"])
question_vectors = vectors_of(qs["question_id"])


def tfidf_table(questions, texts):
    """ความคล้ายของทุกคำถาม (แถว) กับทุกเอกสาร (คอลัมน์) ด้วย TF-IDF ของระบบตั้งต้น"""
    vectorizer = TfidfVectorizer(stop_words="english")
    columns = vectorizer.fit_transform(texts)
    return (vectorizer.transform(questions) @ columns.T).toarray()


def bm25_table(queries, documents, k1=1.2, b=0.75):
    """คะแนน BM25 ของทุกคำถาม (แถว) กับทุกเอกสาร (คอลัมน์) จากตารางนับคำ"""
    n = len(documents)
    df = (documents > 0).sum(axis=0)
    idf = np.log(1 + (n - df + 0.5) / (df + 0.5))
    lengths = documents.sum(axis=1, keepdims=True)
    norm = k1 * (1 - b + b * lengths / lengths.mean())
    return queries @ (idf * documents * (k1 + 1) / (documents + norm)).T


def places(scores):
    """อันดับ (เริ่มที่ 1) ของทุกเอกสารในแต่ละแถว คะแนนเท่ากันให้คงลำดับเดิม"""
    order = np.argsort(-scores, axis=1, kind="stable")
    return np.argsort(order, axis=1, kind="stable") + 1


def gold_places(scores):
    """อันดับของเอกสารเฉลยของแต่ละคำถาม"""
    return places(scores)[np.arange(len(scores)), gold_row]


# คะแนนของสามวิธี (แถว = คำถาม คอลัมน์ = เอกสาร) และอันดับของเอกสารเฉลย
tfidf_scores = tfidf_table(qs["question"], docs["text"])
bm25_scores = bm25_table(question_counts, doc_counts)
semantic_scores = question_vectors @ doc_vectors.T
tfidf_ranks = gold_places(tfidf_scores)
bm25_ranks = gold_places(bm25_scores)
semantic_ranks = gold_places(semantic_scores)

# หมวดของเอกสารเฉลยของแต่ละคำถาม
category = docs["category"].to_numpy()[gold_row]
