# message: เทียบเพียง recall กับราคา ทางเลือกที่เด่นเพราะเร็วจึงหายไป ลองเพิ่มด้านเวลาตอบ
def pareto(systems):
    def beats(b, a):
        worse = b["recall"] < a["recall"] or b["usd"] > a["usd"]
        return not worse and (b["recall"], b["usd"]) != (a["recall"], a["usd"])
    return [n for n, a in systems.items() if not any(beats(b, a) for b in systems.values())]
