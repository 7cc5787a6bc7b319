# message: เฉลยอันดับ 1 ทำให้หารด้วยศูนย์หรือได้ค่าอนันต์ เพราะใช้ตำแหน่งที่เริ่มจาก 0 แทนอันดับ ลองบวกให้อันดับเริ่มที่ 1
def ndcg_of_one(ids, gold):
    """nDCG@10 ของคำถามที่มีเฉลยฉบับเดียว: 1 / log2(อันดับ + 1) หรือ 0 ถ้าไม่พบ"""
    first_ten = list(ids)[:10]
    if gold not in first_ten:
        return 0.0
    return round(1 / float(np.log2(first_ten.index(gold) + 1)), 4)
