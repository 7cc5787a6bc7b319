# message: ฟังก์ชันนับค่าที่เท่ากับ limit ด้วย โจทย์ขอเฉพาะค่าที่มากกว่า ลองดูเครื่องหมายเปรียบเทียบ
def share_over(values, limit):
    return (values >= limit).mean()
