def beats(b, a):
    """B ชนะขาด A หรือไม่"""
    # ___ begin: ไม่แย่กว่าทั้งสามด้าน และไม่ได้เท่ากันหมด
    not_worse = (
        b["recall"] >= a["recall"]
        and b["p95_ms"] <= a["p95_ms"]
        and b["usd"] <= a["usd"]
    )
    return not_worse and b != a
    # ___ end


def pareto(systems):
    # ___ begin: ชื่อที่ไม่มีใครชนะขาด
    return [
        name
        for name, own in systems.items()
        if not any(beats(other, own) for other in systems.values())
    ]
    # ___ end


print(pareto(systems))
