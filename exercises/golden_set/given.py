import re

import numpy as np
import pandas as pd
from sklearn.feature_extraction.text import TfidfVectorizer

# ฐานความรู้ของร้าน ชุดคำถาม และชุดเดิมที่เพิ่มคอลัมน์ category = หมวดของเอกสารเฉลย
docs = pd.read_csv("data/kb_docs.csv")
qs = pd.read_csv("data/kb_questions.csv")
gold = qs.assign(category=qs["gold_doc_id"].map(docs.set_index("doc_id")["category"]))

# ผู้ตัดสินสมมติสองคนอ่านคำถามกับเอกสารทีละคู่ 1 = ตอบคำถามได้ 0 = ตอบไม่ได้
judged = pd.read_csv("data/annotations.csv")

# คำถามดิบที่เพิ่งเก็บมาจากแชต ยังไม่ได้คัดข้อซ้ำ
raw = [
    "How do I track my order?",
    "When will my refund arrive?",
    "where can i track my order",
    "Do you ship to Phuket?",
    "Refund: when will it arrive?",
    "Can I pay with PromptPay?",
    "Why is my parcel so late?",
    "parcel late again!!",
    "can i pay by PromptPay",
    "Can I change my order?",
    "Track an order",
]

# ความคล้ายของคำถามข้อหนึ่งกับเอกสารแปดฉบับ และตำแหน่งของเอกสารเฉลย
row = np.array([0.4, 0.1, 0.3, 0.3, 0.0, 0.3, 0.1, 0.0])
gold_at = 3

# ความคล้ายของคำถามสี่ข้อ (แถว) กับเอกสารห้าฉบับ (คอลัมน์) และคอลัมน์ของเฉลยแต่ละข้อ
table = np.array(
    [
        [0.1, 0.6, 0.2, 0.0, 0.2],
        [0.3, 0.3, 0.0, 0.3, 0.1],
        [0.0, 0.2, 0.0, 0.0, 0.0],
        [0.5, 0.4, 0.3, 0.2, 0.1],
    ]
)
gold_columns = [4, 3, 3, 1]

COMMON = set(
    "a an and are at be by can do does for from has have how i if in is it my of on or "
    "that the to was we what when where which who why will with you your".split()
)


def words(text):
    """เซตของคำในข้อความ ตัวพิมพ์เล็ก ไม่รวมคำทั่วไปใน COMMON"""
    return set(re.findall(r"\b\w\w+\b", text.lower())) - COMMON


def ranks_of(questions, gold_ids):
    """อันดับของเอกสารเฉลยของแต่ละคำถาม เมื่อค้นด้วย TF-IDF ที่ตัดคำหยุด"""
    vectorizer = TfidfVectorizer(stop_words="english")
    documents = vectorizer.fit_transform(docs["text"])
    similarity = (vectorizer.transform(questions) @ documents.T).toarray()
    order = np.argsort(-similarity, axis=1, kind="stable")
    ids = docs["doc_id"].to_numpy()[order]
    return (ids == np.array(gold_ids)[:, None]).argmax(axis=1) + 1
