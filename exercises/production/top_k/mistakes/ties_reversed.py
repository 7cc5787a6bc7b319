# message: คะแนนที่เท่ากันเรียงกลับด้าน เพราะเรียงจากน้อยไปมากแล้วกลับทั้งรายการ ลองเรียงค่าลบของคะแนนแบบคงลำดับเดิม
def top_k(scores, k):
    return np.argsort(scores, kind="stable")[::-1][:k].tolist()
