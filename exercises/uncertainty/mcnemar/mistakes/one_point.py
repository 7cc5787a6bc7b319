# message: ค่านี้คือโอกาสของผลนี้พอดีเพียงผลเดียว ค่า p ต้องรวมผลที่เอียงกว่านี้ด้วย ลองไล่ i ตั้งแต่ 0
def mcnemar(better, worse):
    m = better + worse
    return round(min(1, 2 * math.comb(m, min(better, worse)) / 2**m), 4)
