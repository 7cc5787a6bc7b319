import re

import numpy as np
import pandas as pd
from sklearn.feature_extraction.text import TfidfVectorizer

# ฐานความรู้ของร้าน และคำถามของลูกค้า
docs = pd.read_csv("data/kb_docs.csv")
qs = pd.read_csv("data/kb_questions.csv")

# ตัวอย่างเล็กที่คำนวณด้วยมือได้: หนึ่งประโยคคือหนึ่งเอกสาร
toy = [
    "pay by card or pay cash",
    "card refund takes days",
    "shipping takes days",
    "free shipping",
]

# ความคล้ายของเอกสารแปดฉบับกับคำถามข้อหนึ่ง ใช้ฝึกเรียงอันดับ
scored_ids = ["d01", "d02", "d03", "d04", "d05", "d06", "d07", "d08"]
scores = np.array([0.2, 0.5, 0.0, 0.5, 0.2, 0.0, 0.5, 0.1])


def words(text):
    """คำของข้อความเป็นตัวพิมพ์เล็ก เก็บเฉพาะคำที่ยาวอย่างน้อยสองตัวอักษร"""
    return re.findall(r"\b\w\w+\b", text.lower())


def count_words(texts):
    """คลังคำเรียงตามตัวอักษร และตารางนับที่มีหนึ่งแถวต่อหนึ่งข้อความ หนึ่งคอลัมน์ต่อหนึ่งคำ"""
    bags = [words(text) for text in texts]
    vocabulary = sorted({word for bag in bags for word in bag})
    counts = np.array([[bag.count(word) for word in vocabulary] for bag in bags])
    return vocabulary, counts
