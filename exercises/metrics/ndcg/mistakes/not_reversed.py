# message: ลำดับในอุดมคติเรียงจากระดับน้อยไปมาก ตัวหารจึงเล็กเกินและค่าอาจเกิน 1 ลองดูทิศของการเรียง
def dcg(grades, k):
    return sum(grade / math.log2(rank + 1) for rank, grade in enumerate(grades[:k], 1))


def ndcg_at_k(retrieved, grades, k):
    if max(grades.values()) == 0:
        return math.nan
    best = dcg(sorted(grades.values()), k)
    return dcg(gains(retrieved, grades), k) / best if best else 0.0
