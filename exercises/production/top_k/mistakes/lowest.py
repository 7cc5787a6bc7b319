# message: ได้คะแนนต่ำสุดแทนสูงสุด argsort เรียงจากน้อยไปมาก ลองดูเครื่องหมายของคะแนน
def top_k(scores, k):
    return np.argsort(scores, kind="stable")[:k].tolist()
