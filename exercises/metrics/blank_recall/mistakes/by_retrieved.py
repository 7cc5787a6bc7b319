# message: ตัวหารนี้คือจำนวนที่ระบบค้นมา ระบบที่ค้นมาน้อยจึงได้ค่าสูงเกินจริง Recall เทียบกับจำนวนที่ควรพบ ไม่ว่าระบบจะค้นมาเท่าไร
def recall_at_k(retrieved, grades, k):
    found = sum(grade > 0 for grade in gains(retrieved, grades)[:k])
    return found / len(retrieved)
