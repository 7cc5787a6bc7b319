# message: ค่านี้คือ 1 ÷ อันดับ ซึ่งเป็นส่วนกลับของอันดับ nDCG หารด้วย log2(อันดับ + 1)
def ndcg_of_one(ids, gold):
    """nDCG@10 ของคำถามที่มีเฉลยฉบับเดียว: 1 / log2(อันดับ + 1) หรือ 0 ถ้าไม่พบ"""
    first_ten = list(ids)[:10]
    if gold not in first_ten:
        return 0.0
    return round(1 / (first_ten.index(gold) + 1), 4)
