# message: รายการนี้คือทางเลือกที่แพ้ โจทย์ขอทางเลือกที่ไม่มีใครชนะขาด ลองกลับเงื่อนไข
def pareto(systems):
    def beats(b, a):
        ok = b["recall"] >= a["recall"] and b["p95_ms"] <= a["p95_ms"] and b["usd"] <= a["usd"]
        return ok and b != a
    return [n for n, a in systems.items() if any(beats(b, a) for b in systems.values())]
