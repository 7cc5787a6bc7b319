# message: เครื่องหมายติดอยู่กับคำ เช่น phone? จึงกลายเป็นคำที่ไม่รู้จัก ลองแยกคำตามที่โจทย์บอกแทน split
def unknown_share(question):
    words = question.lower().split()
    return sum(word not in vocabulary for word in words) / max(len(words), 1)
