# message: ฟังก์ชันคำนวณจาก waits เสมอ แม้ส่งอาร์เรย์อื่นเข้าไป ลองใช้ชื่อ values ที่รับเข้ามา
def share_over(values, limit):
    return (waits > limit).mean()
