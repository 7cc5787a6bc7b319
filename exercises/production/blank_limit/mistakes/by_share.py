# message: ในรากหารด้วยสัดส่วนเอง ไม่ใช่จำนวนคำถาม เส้นจึงสูงเกิน 1 ได้ ลองดูสูตรในโจทย์อีกครั้ง
def limit(share, n):
    return share + 3 * math.sqrt(share * (1 - share) / share)
