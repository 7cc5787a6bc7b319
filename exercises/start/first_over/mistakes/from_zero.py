# message: ลำดับที่ที่ได้เริ่มนับจาก 0 โจทย์ให้คนแรกเป็น 1 ลองดูค่าเริ่มต้นของ enumerate
def first_over(values, limit):
    for place, value in enumerate(values):
        if value > limit:
            return place
    return 0
