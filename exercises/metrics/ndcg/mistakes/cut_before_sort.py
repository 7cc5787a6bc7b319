# message: ระดับใน grades ถูกตัดที่ k ก่อนเรียง จึงได้ฉบับที่เขียนไว้ก่อน ไม่ใช่ฉบับที่ดีที่สุด ลองเรียงก่อนแล้วค่อยตัด
def dcg(grades, k):
    return sum(grade / math.log2(rank + 1) for rank, grade in enumerate(grades[:k], 1))


def ndcg_at_k(retrieved, grades, k):
    if max(grades.values()) == 0:
        return math.nan
    best = dcg(sorted(list(grades.values())[:k], reverse=True), k)
    return dcg(gains(retrieved, grades), k) / best if best else 0.0
