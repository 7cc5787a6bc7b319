# message: ทางเลือกที่แพ้เพราะเท่ากันบางด้านยังเหลืออยู่ ชนะขาดไม่ต้องดีกว่าทุกด้าน แค่ไม่แย่กว่าและดีกว่าจริงสักด้าน
def pareto(systems):
    def beats(b, a):
        return b["recall"] > a["recall"] and b["p95_ms"] < a["p95_ms"] and b["usd"] < a["usd"]
    return [n for n, a in systems.items() if not any(beats(b, a) for b in systems.values())]
