# message: ทางเลือกที่เท่ากันทุกด้านหายไปทั้งคู่ หรือทุกชื่อหายไปเพราะแพ้ตัวเอง ชนะขาดต้องดีกว่าจริงอย่างน้อยหนึ่งด้าน
def pareto(systems):
    def beats(b, a):
        return b["recall"] >= a["recall"] and b["p95_ms"] <= a["p95_ms"] and b["usd"] <= a["usd"]
    return [
        n for n, a in systems.items()
        if not any(beats(b, a) for m, b in systems.items() if m != n)
    ]
