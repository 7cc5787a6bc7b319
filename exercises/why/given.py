import math
import re

import numpy as np
import pandas as pd

# ฐานความรู้ของร้าน และชุดคำถามที่มีเฉลย
docs = pd.read_csv("data/kb_docs.csv")
qs = pd.read_csv("data/kb_questions.csv")

# คำที่พบทั่วไปจนไม่ช่วยแยกเรื่อง
COMMON = set(
    "a an and any are be by can do does for from get have how i if in is it long many me much my "
    "no not of on or our should so that the there this to too was we what when which who why "
    "will with you your".split()
)


def words(text):
    """เซตของคำในข้อความ ไม่รวมคำที่พบทั่วไป"""
    return set(re.findall(r"[a-z]+", text.lower())) - COMMON


def search(question):
    """รหัสเอกสารทุกฉบับ เรียงจากฉบับที่มีคำร่วมกับคำถามมากที่สุด"""
    asked = words(question)
    # นับคำที่มีในทั้งสองเซต ถ้าเท่ากันให้คงลำดับเดิมของเอกสาร
    shared = np.array([len(asked & words(text)) for text in docs["text"]])
    order = np.argsort(-shared, kind="stable")
    return docs["doc_id"].to_numpy()[order].tolist()


def answer(question, doc_id):
    """ประโยคของเอกสารที่มีคำร่วมกับคำถามมากที่สุด ทำหน้าที่แทนโมเดลภาษา"""
    text = docs.loc[docs["doc_id"] == doc_id, "text"].item()
    sentences = re.split(r"(?<=[.!?]) ", text)
    return max(sentences, key=lambda sentence: len(words(question) & words(sentence)))


# ผลของระบบค้นข้างบน: เอกสารอันดับแรกของแต่ละคำถาม
log = qs.assign(found=[search(question)[0] for question in qs["question"]])

# คำถามที่ใช้สาธิตให้ผู้บริหารดู
demo_ids = ["q06", "q07", "q16", "q20"]

# ตัวเลขที่กรณีศึกษาเผยแพร่ คู่หนึ่งคือ (ก่อน, หลัง)
case = {
    "documents": 50_000,
    "recall": (0.65, 0.89),
    "mrr": (0.52, 0.91),
    "latency_ms": (420, 180),
    "monthly_cost": (4_200, 680),
    "canary_percent": (10, 30, 100),
    "window_days": 30,
}

# สมมติ: จำนวนคำถามต่อเดือน (กรณีศึกษาไม่ได้บอก)
traffic = 40_000

# ขนาดของชุดคำถามที่อยากลองเทียบ
sizes = [30, 100, 1000]


def wilson(p, n, z=1.96):
    """ช่วงวิลสัน 95% ของสัดส่วน p ที่วัดจาก n ข้อ: (ปลายล่าง, ปลายบน)"""
    shrink = 1 + z**2 / n
    centre = (p + z**2 / (2 * n)) / shrink
    half = z * math.sqrt(p * (1 - p) / n + (z / (2 * n)) ** 2) / shrink
    return centre - half, centre + half


# สมมติ: คำถามสองชนิดของสองเดือน ระบบเดิมทุกอย่าง recall ของแต่ละชนิดจึงเท่าเดิม
mix = pd.DataFrame(
    {
        "kind": ["ถามตรงคำ", "ถามอ้อม"],
        "recall": [0.95, 0.60],
        "before": [200, 800],
        "after": [750, 250],
    }
)

# อันดับของเอกสารเฉลยใน 10 อันดับแรกของคำถามยี่สิบข้อ (0 = ไม่พบ)
top10 = np.array([1, 1, 0, 1, 1, 2, 1, 0, 1, 3, 1, 1, 1, 0, 1, 1, 1, 1, 2, 1])

# คำถามที่มีเอกสารเกี่ยวข้องหลายฉบับ: (ห้าฉบับที่ค้นได้ ตามอันดับ, เซตของทุกฉบับที่เกี่ยวข้อง)
results = {
    "refund": (["d06", "d05", "d11", "d08", "d02"], {"d05", "d06", "d08", "d10"}),
    "island": (["d04", "d01", "d10", "d02", "d17"], {"d01", "d10"}),
    "delete": (["d17", "d18", "d12", "d14", "d15"], {"d19", "d20"}),
}
