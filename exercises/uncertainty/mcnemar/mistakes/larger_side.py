# message: ผลรวมไล่ไปถึงฝั่งที่มากกว่า ค่า p จึงใกล้ 1 เสมอ ลองดูว่า s ต้องเป็นฝั่งไหน
def mcnemar(better, worse):
    m = better + worse
    s = max(better, worse)
    return round(min(1, 2 * sum(math.comb(m, i) for i in range(s + 1)) / 2**m), 4)
