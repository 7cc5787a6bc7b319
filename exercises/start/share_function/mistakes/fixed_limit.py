# message: ฟังก์ชันให้ผลเหมือนขีดเป็น 5 เสมอ ไม่ว่าส่ง limit เท่าใดเข้าไป ลองใช้ชื่อ limit ในเงื่อนไข
def share_over(values, limit):
    return (values > 5).mean()
