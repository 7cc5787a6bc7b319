# message: ค่านี้ใช้ 2 ยกกำลังระดับ ลบ 1 ซึ่งเป็นอีกแบบหนึ่งของ gain โจทย์ใช้ระดับตรง ๆ ลองดูบรรทัดที่แปลงระดับ
def dcg(grades, k):
    return sum(grade / math.log2(rank + 1) for rank, grade in enumerate(grades[:k], 1))


def ndcg_at_k(retrieved, grades, k):
    best = dcg([2**grade - 1 for grade in sorted(grades.values(), reverse=True)], k)
    if best == 0:
        return math.nan
    return dcg([2**grade - 1 for grade in gains(retrieved, grades)], k) / best
