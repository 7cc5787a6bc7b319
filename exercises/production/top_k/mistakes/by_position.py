# message: สมาชิกถูกครบแต่เรียงตามตำแหน่ง ไม่ใช่ตามคะแนน การคัดยังไม่ใช่การเรียง ลองเรียงกลุ่มที่เหลืออีกครั้ง
def top_k(scores, k):
    return sorted(np.argsort(-scores, kind="stable")[:k].tolist())
