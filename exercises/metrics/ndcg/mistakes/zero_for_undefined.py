# message: คำถามที่ไม่มีอะไรเกี่ยวข้องเลยได้ 0 ซึ่งจะฉุดค่าเฉลี่ยของทุกระบบเท่า ๆ กันโดยไม่บอกอะไร ลองดูว่าโจทย์ให้คืนค่าใด
def dcg(grades, k):
    return sum(grade / math.log2(rank + 1) for rank, grade in enumerate(grades[:k], 1))


def ndcg_at_k(retrieved, grades, k):
    best = dcg(sorted(grades.values(), reverse=True), k)
    if best == 0:
        return 0.0
    return dcg(gains(retrieved, grades), k) / best
