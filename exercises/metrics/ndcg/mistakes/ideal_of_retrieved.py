# message: ลำดับในอุดมคติสร้างจากเอกสารที่ค้นได้เท่านั้น ระบบที่พลาดฉบับดีที่สุดไปเลยจึงยังได้เต็ม ลองใช้ระดับทั้งหมดใน grades
def dcg(grades, k):
    return sum(grade / math.log2(rank + 1) for rank, grade in enumerate(grades[:k], 1))


def ndcg_at_k(retrieved, grades, k):
    if max(grades.values()) == 0:
        return math.nan
    found = gains(retrieved, grades)
    best = dcg(sorted(found, reverse=True), k)
    return dcg(found, k) / best if best else 0.0
