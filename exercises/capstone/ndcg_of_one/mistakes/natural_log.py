# message: ค่านี้ใช้ลอการิทึมฐาน e เฉลยอันดับ 1 จึงไม่ได้ 1 ลองใช้ฐาน 2
def ndcg_of_one(ids, gold):
    """nDCG@10 ของคำถามที่มีเฉลยฉบับเดียว: 1 / log2(อันดับ + 1) หรือ 0 ถ้าไม่พบ"""
    first_ten = list(ids)[:10]
    if gold not in first_ten:
        return 0.0
    return round(1 / float(np.log(first_ten.index(gold) + 2)), 4)
