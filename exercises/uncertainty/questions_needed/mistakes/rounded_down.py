# message: ปัดเศษลง จำนวนข้อจึงน้อยเกินไปหนึ่งข้อ ถ้าคำนวณได้เศษ ต้องใช้คำถามเพิ่มอีกข้อให้ครบ
def questions_needed(p1, p2):
    m = (p1 + p2) / 2
    noise = 1.96 * math.sqrt(2 * m * (1 - m))
    noise += 0.8416 * math.sqrt(p1 * (1 - p1) + p2 * (1 - p2))
    return int(noise**2 / (p2 - p1) ** 2)
