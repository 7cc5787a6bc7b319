# message: เลือกจาก recall ต่อดอลลาร์เพียงตัวเดียว จึงได้แต่ทางที่ถูกที่สุด โจทย์ถามว่าทางใดไม่มีใครชนะขาดในสามด้าน
def pareto(systems):
    best = max(s["recall"] / s["usd"] for s in systems.values())
    return [n for n, s in systems.items() if s["recall"] / s["usd"] == best]
