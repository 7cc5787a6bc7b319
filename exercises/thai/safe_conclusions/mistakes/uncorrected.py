# message: safe ยังใช้เกณฑ์ 0.05 ซึ่งเป็นเกณฑ์ของการทดสอบครั้งเดียว เราทดสอบสามคู่พร้อมกัน ลองปรับเกณฑ์ตามโจทย์
# variables: safe
def p_value(a, b):
    only_a = int(((a <= 3) & (b > 3)).sum())
    only_b = int(((b <= 3) & (a > 3)).sum())
    n, m = only_a + only_b, min(only_a, only_b)
    p = min(1.0, 2 * sum(comb(n, i) for i in range(m + 1)) / 2**n)
    return round(p, 4)


p_values = {
    "default-chars": p_value(ranks_default, ranks_chars),
    "default-words": p_value(ranks_default, ranks_words),
    "chars-words": p_value(ranks_chars, ranks_words),
}
safe = [name for name, p in p_values.items() if p < 0.05]
