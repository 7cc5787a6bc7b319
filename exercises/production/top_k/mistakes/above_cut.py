# message: เอกสารที่คะแนนเท่ากับเส้นตัดหายไปทั้งหมด จึงอาจได้ไม่ครบ k ลองดูเครื่องหมายที่ใช้เทียบกับเส้นตัด
def top_k(scores, k):
    k = min(k, len(scores))
    cut = np.sort(scores)[len(scores) - k]
    left = np.flatnonzero(scores > cut)
    return left[np.argsort(-scores[left], kind="stable")][:k].tolist()
