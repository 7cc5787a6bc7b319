# message: คะแนนน้อยมาก่อนคะแนนมาก argsort เรียงจากน้อยไปมาก ลองกลับเครื่องหมายของคะแนนก่อนเรียง
def top_k(ids, scores, k):
    """รหัสเอกสาร k ฉบับที่คะแนนสูงสุด คะแนนเท่ากันคงลำดับเดิม"""
    order = np.argsort(np.asarray(scores), kind="stable")
    return [ids[place] for place in order[:k]]
