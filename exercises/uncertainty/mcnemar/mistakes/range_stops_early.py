# message: ผลรวมหยุดก่อนถึงฝั่งที่น้อยกว่าไปหนึ่งข้อ ลองดูว่า range ให้เลขตัวสุดท้ายเป็นอะไร
def mcnemar(better, worse):
    m = better + worse
    s = min(better, worse)
    return round(min(1, 2 * sum(math.comb(m, i) for i in range(s)) / 2**m), 4)
