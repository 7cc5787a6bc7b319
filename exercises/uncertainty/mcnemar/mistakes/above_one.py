# message: เมื่อสองฝั่งเท่ากัน ค่าที่ได้เกิน 1 ซึ่งเป็นความน่าจะเป็นไม่ได้ เพราะกรณีตรงกลางถูกนับสองครั้ง จำกัดไม่ให้เกิน 1
def mcnemar(better, worse):
    m = better + worse
    s = min(better, worse)
    return round(2 * sum(math.comb(m, i) for i in range(s + 1)) / 2**m, 4)
