# message: ฟังก์ชันคืนสัดส่วนของค่าที่ไม่เกินขีด โจทย์ขอสัดส่วนของค่าที่เกิน ลองกลับทิศเครื่องหมาย
def share_over(values, limit):
    return (values <= limit).mean()
