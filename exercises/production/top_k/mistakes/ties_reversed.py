# message: ในกลุ่มที่คะแนนเท่ากัน ตำแหน่งน้อยไม่ได้มาก่อน มักเกิดจากการกลับทั้งรายการ หรือจาก argpartition ที่ไม่รับประกันลำดับ ลองเรียงค่าลบของคะแนนแบบคงลำดับเดิม
def top_k(scores, k):
    return np.argsort(scores, kind="stable")[::-1][:k].tolist()
