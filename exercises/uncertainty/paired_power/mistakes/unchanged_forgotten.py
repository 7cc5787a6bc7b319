# message: โอกาสของแต่ละคู่ยังไม่รวมข้อที่ไม่เปลี่ยน ผลรวมของทุกคู่จึงไม่เป็น 1 คูณด้วยโอกาสของข้อที่เหลือ
def p_value(b, c):
    return min(1, 2 * sum(math.comb(b + c, i) for i in range(min(b, c) + 1)) / 2 ** (b + c))


def power(n, up, down):
    total = 0
    for b in range(n + 1):
        for c in range(n - b + 1):
            if p_value(b, c) < 0.05:
                total += math.comb(n, b) * math.comb(n - b, c) * up**b * down**c
    return round(total, 4)
