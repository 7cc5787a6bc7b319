def p_value(a, b):
    # ___ begin: นับข้อที่มีวิธีเดียวพบ แล้วหาค่า p
    only_a = int(((a <= 3) & (b > 3)).sum())
    only_b = int(((b <= 3) & (a > 3)).sum())
    m, s = only_a + only_b, min(only_a, only_b)
    p = min(1.0, 2 * sum(comb(m, i) for i in range(s + 1)) / 2**m)
    # ___ end
    return round(p, 4)


p_values = {
    "default-chars": p_value(ranks_default, ranks_chars),
    "default-words": p_value(ranks_default, ranks_words),
    "chars-words": p_value(ranks_chars, ranks_words),
}
safe = [name for name, p in p_values.items() if p < 0.05 / 3]  # ___
print(p_values)
print("สรุปได้:", safe)
