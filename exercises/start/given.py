import numpy as np
import pandas as pd

# เวลาที่ลูกค้าแต่ละคนรอคำตอบทางแชตเช้าวันหนึ่ง (นาที) เรียงตามลำดับที่ทักเข้ามา
waits = np.array([4, 12, 2, 7, 3, 25, 5, 10, 1, 14, 5, 3, 18, 6])

# เรื่องที่ลูกค้าคนนั้นถาม เรียงตรงกับ waits ทีละคน
topics = [
    "shipping", "returns", "shipping", "payment", "shipping", "returns", "payment",
    "returns", "promo", "returns", "shipping", "payment", "returns", "promo",
]

# ฐานความรู้ของร้าน เพิ่มคอลัมน์ n_words = จำนวนคำของเอกสาร
docs = pd.read_csv("data/kb_docs.csv").assign(
    n_words=lambda table: table["text"].str.split().str.len()
)
