# message: คะแนนที่เท่ากันสลับลำดับไปจากเดิม เพราะเรียงจากน้อยไปมากแล้วกลับทั้งรายการ ลองใส่เครื่องหมายลบที่คะแนนแทนการกลับรายการ
def top_k(ids, scores, k):
    """รหัสเอกสาร k ฉบับที่คะแนนสูงสุด คะแนนเท่ากันคงลำดับเดิม"""
    order = np.argsort(np.asarray(scores), kind="stable")[::-1]
    return [ids[place] for place in order[:k]]
