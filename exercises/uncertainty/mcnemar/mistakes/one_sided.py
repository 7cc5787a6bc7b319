# message: ค่านี้นับทางเดียว แต่ก่อนวัดเราไม่รู้ว่าระบบใหม่จะดีขึ้นหรือแย่ลง จึงต้องนับทั้งสองทาง
def mcnemar(better, worse):
    m = better + worse
    s = min(better, worse)
    return round(sum(math.comb(m, i) for i in range(s + 1)) / 2**m, 4)
