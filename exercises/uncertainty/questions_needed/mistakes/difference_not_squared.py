# message: จำนวนข้อน้อยผิดปกติ และอาจติดลบเมื่อ p1 มากกว่า p2 ลองดูว่าผลต่างในตัวหารยกกำลังแล้วหรือยัง
def questions_needed(p1, p2):
    m = (p1 + p2) / 2
    noise = 1.96 * math.sqrt(2 * m * (1 - m))
    noise += 0.8416 * math.sqrt(p1 * (1 - p1) + p2 * (1 - p2))
    return math.ceil(noise**2 / (p2 - p1))
