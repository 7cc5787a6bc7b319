# message: ทุกเรื่องได้จำนวนลูกค้าทั้งหมด โจทย์ถามจำนวนคนของเรื่องนั้นเรื่องเดียว
counts = {}
for topic in topics:
    counts[topic] = len(topics)
