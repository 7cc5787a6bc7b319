import re
import unicodedata
from math import comb

import numpy as np
import pandas as pd
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.metrics.pairwise import cosine_similarity

# ฐานความรู้และชุดคำถามชุดเดิม ฉบับภาษาไทย
docs = pd.read_csv("data/kb_docs_th.csv")
qs = pd.read_csv("data/kb_questions_th.csv")

# words: ข้อความเดิมที่ newmm ตัดคำไว้แล้ว มี | คั่นระหว่างคำ
newmm = pd.read_csv("data/kb_tokens_th.csv").set_index("id")["words"]
docs["words"] = docs["doc_id"].map(newmm)
qs["words"] = qs["question_id"].map(newmm)


def split_words(text):
    """รายการคำจากข้อความที่คั่นคำด้วย | ไม่รวมช่องว่าง"""
    return [word for word in text.split("|") if word.strip()]


def gold_ranks(vectorizer, doc_texts=None, questions=None):
    """อันดับ (เริ่มที่ 1) ของเอกสารเฉลยของแต่ละคำถาม ข้อที่ความคล้ายเป็น 0 ได้ np.inf เพราะค้นไม่พบ

    vectorizer: ตัวแปลงข้อความเป็นเวกเตอร์ เช่น TfidfVectorizer()
    doc_texts: ข้อความของเอกสาร (ไม่ใส่ = คอลัมน์ text)
    questions: ข้อความของคำถาม (ไม่ใส่ = คอลัมน์ question)
    """
    doc_vectors = vectorizer.fit_transform(docs["text"] if doc_texts is None else doc_texts)
    asked = vectorizer.transform(qs["question"] if questions is None else questions)
    similarity = cosine_similarity(asked, doc_vectors)
    order = np.argsort(-similarity, axis=1, kind="stable")
    is_gold = docs["doc_id"].to_numpy() == qs["gold_doc_id"].to_numpy()[:, None]
    rank = np.take_along_axis(is_gold, order, axis=1).argmax(axis=1) + 1
    return np.where(similarity[is_gold] > 0, rank, np.inf)


# อันดับของสามวิธีตัดข้อความ: ตัวปริยายของ scikit-learn, อักขระทีละสามตัว, คำจาก newmm
ranks_default = gold_ranks(TfidfVectorizer())
ranks_chars = gold_ranks(TfidfVectorizer(analyzer="char_wb", ngram_range=(3, 3)))
ranks_words = gold_ranks(TfidfVectorizer(analyzer=split_words), docs["words"], qs["words"])


def typed_oddly(words):
    """คำถามเดิมที่พิมพ์มาอีกแบบ คนอ่านแล้วเข้าใจเหมือนเดิม (words คือข้อความที่คั่นคำด้วย |)"""
    text = words.replace("|", "\u200b")  # คั่นคำด้วยช่องว่างกว้างศูนย์
    text = text.replace("แ", "เเ").replace("ำ", "ํา")
    text = re.sub("([ัิ-ู็])([่-๋])", r"\2\1", text)  # วรรณยุกต์มาก่อนสระ
    text = text.translate(str.maketrans("0123456789", "๐๑๒๓๔๕๖๗๘๙"))
    return re.sub("([ก-ฮะา])$", r"\1\1\1\1", text)  # ลากเสียงตัวท้าย


# คำถามทุกข้อในแบบนั้น เรียงตามคำถามใน qs
odd = qs["words"].map(typed_oddly)
