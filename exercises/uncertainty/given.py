import math

import numpy as np
import pandas as pd
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.metrics.pairwise import cosine_similarity

# ฐานความรู้ของร้าน และชุดคำถามที่มีเฉลย (golden set)
docs = pd.read_csv("data/kb_docs.csv")
qs = pd.read_csv("data/kb_questions.csv")


def ranks_of_gold(similarity):
    """อันดับ (เริ่มที่ 1) ของเอกสารเฉลย จากตารางความคล้าย แถวคือคำถาม คอลัมน์คือเอกสาร"""
    order = np.argsort(-similarity, axis=1, kind="stable")
    found = docs["doc_id"].to_numpy()[order] == qs["gold_doc_id"].to_numpy()[:, None]
    return found.argmax(axis=1) + 1


def gold_ranks(vectorizer, texts=None):
    """อันดับของเอกสารเฉลยของแต่ละคำถามเมื่อค้นด้วย vectorizer (ไม่ใส่ texts = คอลัมน์ text)"""
    doc_vectors = vectorizer.fit_transform(docs["text"] if texts is None else texts)
    question_vectors = vectorizer.transform(qs["question"])
    return ranks_of_gold(cosine_similarity(question_vectors, doc_vectors))


# อันดับของเฉลยรายข้อ ภายใต้ห้าการตั้งค่า ทุกอาร์เรย์เรียงคำถามเหมือนกัน
base_ranks = gold_ranks(TfidfVectorizer(stop_words="english"))
plain_ranks = gold_ranks(TfidfVectorizer())
log_ranks = gold_ranks(TfidfVectorizer(stop_words="english", sublinear_tf=True))
title_ranks = gold_ranks(
    TfidfVectorizer(stop_words="english"), docs["title"] + " " + docs["text"]
)
char_ranks = gold_ranks(TfidfVectorizer(analyzer="char_wb", ngram_range=(3, 4)))


def random_weight_ranks(trials, seed):
    """อันดับเมื่อคูณน้ำหนักสุ่มให้ทุกคำในเอกสาร ตาราง: แถวคือการลองหนึ่งครั้ง คอลัมน์คือคำถาม"""
    vectorizer = TfidfVectorizer(stop_words="english")
    doc_vectors = vectorizer.fit_transform(docs["text"]).toarray()
    question_vectors = vectorizer.transform(qs["question"]).toarray()
    rng = np.random.RandomState(seed)
    table = []
    for _ in range(trials):
        weighted = doc_vectors * rng.uniform(0, 2, doc_vectors.shape[1])
        weighted /= np.linalg.norm(weighted, axis=1, keepdims=True)
        table.append(ranks_of_gold(question_vectors @ weighted.T))
    return np.array(table)


# ลองน้ำหนักสุ่ม 200 แบบ
trial_ranks = random_weight_ranks(200, seed=0)


def percentile_intervals(n):
    """ช่วง bootstrap 95% ของสัดส่วน (เมื่อทำไม่จำกัดรอบ) แถวที่ x คือช่วงเมื่อพบ x จาก n ข้อ"""
    x = np.arange(n + 1)
    ways = np.array([math.comb(n, k) for k in x], dtype=float)
    rate = x[:, None] / n
    below = np.cumsum(ways * rate**x * (1 - rate) ** (n - x), axis=1) + 1e-12
    return np.column_stack([(below >= q).argmax(axis=1) / n for q in (0.025, 0.975)])


# ช่วง bootstrap ของชุดที่มี 30 ข้อ
boot_intervals = percentile_intervals(30)
