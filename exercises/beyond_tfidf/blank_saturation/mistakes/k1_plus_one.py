# message: ตัวหารบวก k1 + 1 แต่สูตรบวกแค่ k1 น้ำหนักของคำที่พบครั้งเดียวควรเท่ากับ 1 พอดี
k1 = 1.2
tf = doc_counts[:, list(words).index("days")]
weight = (tf * (k1 + 1) / (tf + k1 + 1)).round(4)
