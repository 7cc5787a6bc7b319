# message: ได้รายการยาวกว่า k อยู่หนึ่งตัว จำนวนใน [:n] คือจำนวนสมาชิกพอดี ไม่ต้องบวกหนึ่ง
def top_k(ids, scores, k):
    """รหัสเอกสาร k ฉบับที่คะแนนสูงสุด คะแนนเท่ากันคงลำดับเดิม"""
    order = np.argsort(-np.asarray(scores), kind="stable")
    return [ids[place] for place in order[: k + 1]]
