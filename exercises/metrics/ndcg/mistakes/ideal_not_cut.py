# message: ตัวหารรวมเอกสารเกิน k อันดับ รายการที่ดีที่สุดจึงยังได้ไม่ถึง 1 ลองตัดลำดับในอุดมคติที่ k เดียวกับตัวตั้ง
def dcg(grades, k):
    return sum(grade / math.log2(rank + 1) for rank, grade in enumerate(grades[:k], 1))


def ndcg_at_k(retrieved, grades, k):
    best = dcg(sorted(grades.values(), reverse=True), len(grades))
    if best == 0:
        return math.nan
    return dcg(gains(retrieved, grades), k) / best
