# message: ทุกเรื่องขาดไปหนึ่งคน ครั้งแรกที่พบเรื่องใหม่ก็ต้องนับเป็น 1 ลองดูค่าเริ่มต้น
counts = {}
for topic in topics:
    if topic not in counts:
        counts[topic] = 0
    else:
        counts[topic] += 1
