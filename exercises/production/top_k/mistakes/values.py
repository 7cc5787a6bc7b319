# message: ได้คะแนน แต่โจทย์ขอตำแหน่งของคะแนนนั้น ลองเก็บเลขตำแหน่งแทนค่า
def top_k(scores, k):
    return np.sort(scores)[::-1][:k].tolist()
