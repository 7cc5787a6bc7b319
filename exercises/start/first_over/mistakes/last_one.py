# message: ฟังก์ชันคืนลำดับที่ของค่าสุดท้ายที่เกิน โจทย์ถามค่าแรก ลองให้ return ทันทีที่พบ
def first_over(values, limit):
    found = 0
    for place, value in enumerate(values, start=1):
        if value > limit:
            found = place
    return found
