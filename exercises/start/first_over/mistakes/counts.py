# message: ฟังก์ชันนับว่ามีค่าที่เกินกี่ค่า โจทย์ถามว่าค่าแรกที่เกินอยู่ลำดับที่เท่าใด
def first_over(values, limit):
    return sum(1 for value in values if value > limit)
