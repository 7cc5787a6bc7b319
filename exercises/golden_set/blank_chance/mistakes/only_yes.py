# message: ค่านี้มีแต่กรณีที่ตอบ 1 ทั้งคู่ ยังขาดกรณีที่ตอบ 0 ทั้งคู่ ลองรวมทั้งสองกรณี
chance = judged["annotator_a"].mean() * judged["annotator_b"].mean()
