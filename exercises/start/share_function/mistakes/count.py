# message: ฟังก์ชันคืนจำนวนสมาชิกที่เกินขีด โจทย์ขอสัดส่วน ลองเปลี่ยนวิธีสรุป True/False
def share_over(values, limit):
    return int((values > limit).sum())
