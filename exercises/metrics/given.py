import math

import numpy as np
import pandas as pd

docs = pd.read_csv("data/kb_docs.csv")
qs = pd.read_csv("data/kb_questions.csv")

# qrels: คำถาม -> {เอกสาร: ระดับความเกี่ยวข้อง} คนอ่านแล้วให้ระดับ 0-3
# (3 ตอบได้ครบ, 2 ตอบได้บางส่วน, 1 แตะเรื่องนี้, 0 อ่านแล้วไม่เกี่ยว)
qrels = {
    "q03": {"d03": 3, "d01": 1, "d12": 0},
    "q04": {"d09": 3, "d11": 2},
    "q09": {"d08": 3, "d05": 1, "d06": 1},
    "q10": {"d07": 3, "d23": 1, "d05": 1, "d11": 0},
    "q12": {"d05": 3, "d07": 2, "d08": 0},
    "q16": {"d02": 3, "d17": 0},
    "q20": {"d20": 3},
    "q22": {"d06": 3, "d05": 2, "d08": 1, "d10": 0},
    "q28": {"d06": 3, "d08": 1, "d05": 1},
    "q29": {"d08": 3, "d05": 2, "d06": 1},
    "q30": {"d24": 3, "d17": 0},
    "x01": {"d04": 0, "d11": 0},  # "Can I pay with a gift card?" ฐานความรู้ไม่มีคำตอบ
    "x02": {"d03": 3},  # "Where is my stuff?"
}

# run: คำถาม -> {เอกสาร: ความคล้าย} ผลของระบบตั้งต้น ห้าอันดับแรกที่ความคล้ายมากกว่า 0
# เก็บตามลำดับเอกสาร ยังไม่ได้เรียงตามความคล้าย ข้อที่ระบบไม่พบอะไรเลยจะไม่อยู่ในนี้
run = {
    "q03": {"d03": 0.207, "d04": 0.142, "d09": 0.149, "d12": 0.247, "d20": 0.153},
    "q04": {"d09": 0.188, "d11": 0.222},
    "q09": {"d01": 0.095, "d04": 0.107, "d05": 0.255, "d08": 0.088},
    "q10": {"d01": 0.061, "d07": 0.130, "d11": 0.070, "d14": 0.068, "d23": 0.269},
    "q12": {"d04": 0.164, "d06": 0.099, "d07": 0.117, "d08": 0.135, "d12": 0.111},
    "q16": {"d02": 0.438, "d08": 0.147, "d12": 0.156, "d15": 0.111, "d17": 0.201},
    "q20": {"d20": 0.578},
    "q22": {"d06": 0.109, "d09": 0.222, "d10": 0.315, "d15": 0.263, "d22": 0.126},
    "q28": {"d04": 0.096, "d06": 0.166, "d07": 0.098, "d09": 0.174, "d11": 0.221},
    "q29": {"d05": 0.156, "d07": 0.094, "d08": 0.369, "d18": 0.143, "d22": 0.092},
    "q30": {"d03": 0.069, "d08": 0.210, "d09": 0.066, "d12": 0.073, "d17": 0.167},
    "x01": {"d04": 0.109, "d06": 0.094, "d11": 0.185, "d14": 0.071, "d17": 0.157},
}


def ranking(scores):
    """รหัสเอกสารเรียงจากคะแนนมากไปน้อย คะแนนเท่ากันคงลำดับเดิม"""
    return sorted(scores, key=lambda doc_id: -scores[doc_id])


# ranked: คำถาม -> รายการรหัสเอกสาร อันดับ 1 อยู่หน้าสุด
ranked = {query: ranking(scores) for query, scores in run.items()}


def gains(retrieved, grades):
    """ระดับของเอกสารแต่ละอันดับ ฉบับที่ไม่มีใครตัดสินได้ 0 รหัสซ้ำนับครั้งแรกครั้งเดียว"""
    return [grades.get(doc_id, 0) for doc_id in dict.fromkeys(retrieved)]


def undefined(value):
    """1 เมื่อค่าไม่มีนิยาม (math.nan) และ 0 เมื่อเป็นตัวเลขอื่น"""
    return int(isinstance(value, float) and math.isnan(value))


def judged_share(retrieved, grades):
    """สัดส่วนของเอกสารที่ค้นได้ซึ่งมีคนอ่านและให้ระดับแล้ว ค้นไม่พบอะไรเลยได้ 0"""
    return sum(doc_id in grades for doc_id in retrieved) / max(len(retrieved), 1)


# คำอ้างในบทความหนึ่ง: พิมพ์ Recall@k ของตัวอย่างไว้สามค่า
claim = {
    "retrieved": ["doc_A", "doc_B", "doc_C", "doc_D", "doc_E"],
    "relevant": {"doc_A", "doc_C", "doc_F"},
    "printed": {1: 0.0, 3: 0.6667, 5: 0.6667},
}

# ตัวอย่างในบทความเดียวกัน: ระดับของเอกสารที่ค้นได้ให้มาแยกจากรายชื่อเอกสารที่เกี่ยวข้อง
draft_rows = [
    {
        "query": "q1",
        "retrieved": ["doc_1", "doc_2", "doc_3", "doc_4", "doc_5"],
        "relevant": {"doc_2", "doc_5"},
        "grades": [3, 2, 1, 0, 2],
    },
    {
        "query": "q2",
        "retrieved": ["doc_a", "doc_b", "doc_c"],
        "relevant": {"doc_a", "doc_d"},
        "grades": [3, 1, 2],
    },
]


# --- ฉบับร่าง: โค้ดที่ดูใช้ได้ แต่มีข้อผิดซ่อนอยู่ให้คุณหา ---


def draft_recall(retrieved, relevant, k):
    found = set(retrieved[:k]) & relevant
    if not relevant:
        return 0.0
    return round(len(found) / len(relevant), 4)


def draft_reciprocal_rank(retrieved, relevant):
    for rank, doc_id in enumerate(retrieved, start=1):
        if doc_id in relevant:
            return 1 / rank
    return 0.0


def draft_dcg(grades, k):
    return sum(grade / math.log2(rank + 1) for rank, grade in enumerate(grades[:k], 1))


def draft_ndcg(grades, k):
    best = draft_dcg(sorted(grades, reverse=True), k)
    if best == 0:
        return 0.0
    return round(draft_dcg(grades, k) / best, 4)


class DraftEvaluator:
    def __init__(self):
        self.rows = []

    def add(self, query, retrieved, relevant, grades=None):
        row = {"query": query, "retrieved": retrieved, "relevant": relevant}
        row["grades"] = grades or [1.0] * len(retrieved)
        self.rows.append(row)

    def report(self, ks=(1, 3, 5, 10)):
        rows, table = self.rows, {}
        for k in ks:
            recalls = [draft_recall(r["retrieved"], r["relevant"], k) for r in rows]
            ndcgs = [draft_ndcg(r["grades"], k) for r in rows if len(r["grades"]) >= k]
            table[f"recall@{k}"] = round(sum(recalls) / len(recalls), 4)
            table[f"ndcg@{k}"] = round(sum(ndcgs) / len(ndcgs), 4)
        firsts = [draft_reciprocal_rank(r["retrieved"], r["relevant"]) for r in rows]
        table["mrr"] = round(sum(firsts) / len(firsts), 4)
        return table


# --- สำหรับข้อที่ให้เขียนเทสต์ ---


def evaluator_with(fault=None):
    """ฟังก์ชัน evaluate(qrels, ranked, ks) ที่ถูกต้อง หรือมีข้อผิดหนึ่งอย่างตามที่ระบุ

    fault: "ideal" ลำดับในอุดมคติมาจากเอกสารที่ค้นได้เท่านั้น
           "short" ข้อที่ค้นได้น้อยกว่า k ฉบับหายไปจากค่าเฉลี่ยของ nDCG@k
           "rounding" ปัดค่ารายข้อก่อนเฉลี่ย
           None ไม่มีข้อผิด
    """

    def evaluate(qrels, ranked, ks=(1, 3, 5, 10)):
        table = {}
        for k in ks:
            recalls, ndcgs = [], []
            for query, grades in qrels.items():
                found = gains(ranked.get(query, []), grades)
                total = sum(grade > 0 for grade in grades.values())
                if not total:
                    continue
                known = found if fault == "ideal" else grades.values()
                best = draft_dcg(sorted(known, reverse=True), k)
                recall = sum(grade > 0 for grade in found[:k]) / total
                ndcg = draft_dcg(found, k) / best if best else 0.0
                if fault == "rounding":
                    recall, ndcg = round(recall, 4), round(ndcg, 4)
                recalls.append(recall)
                if fault != "short" or len(found) >= k:
                    ndcgs.append(ndcg)
            table[f"recall@{k}"] = sum(recalls) / len(recalls)
            table[f"ndcg@{k}"] = sum(ndcgs) / len(ndcgs)
        return table

    return evaluate


def verdict(test, implementation):
    """คืน "ผ่าน" เมื่อเทสต์ไม่พบอะไร "ไม่ผ่าน" เมื่อ assert ไม่เป็นจริงหรือโค้ดที่ถูกทดสอบล้ม"""
    try:
        test(implementation)
    except (AssertionError, ZeroDivisionError):
        return "ไม่ผ่าน"
    return "ผ่าน"
