# message: ทุกเรื่องเกินมาหนึ่งคน ถ้ายังไม่มีคีย์ จำนวนเดิมคือ 0 ลองดูค่าที่ใส่ไว้ใน get
counts = {}
for topic in topics:
    counts[topic] = counts.get(topic, 1) + 1
