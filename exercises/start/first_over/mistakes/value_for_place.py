# message: ฟังก์ชันคืนตัวค่าที่เกิน โจทย์ถามลำดับที่ของมัน ลองดูว่า return อะไร
def first_over(values, limit):
    for value in values:
        if value > limit:
            return int(value)
    return 0
