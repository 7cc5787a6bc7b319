# message: จำนวนข้อที่ใช้คิดค่า p คือคำถามทั้งหมด แต่ข้อที่สองวิธีให้ผลเหมือนกันไม่บอกว่าใครดีกว่า ลองนับเฉพาะข้อที่มีวิธีเดียวพบ
# variables: p_values, safe
def p_value(a, b):
    only_a, only_b = ((a <= 3) & (b > 3)).sum(), ((b <= 3) & (a > 3)).sum()
    n, fewer = len(a), int(min(only_a, only_b))
    return min(1.0, 2 * sum(comb(n, i) for i in range(fewer + 1)) / 2**n)


methods = {"default": ranks_default, "chars": ranks_chars, "words": ranks_words}
pairs = [("default", "chars"), ("default", "words"), ("chars", "words")]
p_values = {f"{a}-{b}": round(p_value(methods[a], methods[b]), 4) for a, b in pairs}
safe = [name for name, p in p_values.items() if p < 0.05 / len(pairs)]
