# message: ฟังก์ชันตัดสินตั้งแต่ค่าแรกค่าเดียว ถ้าค่าแรกไม่เกินก็คืน 0 ทันที ลองดูระดับย่อหน้าของ return 0 ว่าควรอยู่ในหรือนอกลูป
def first_over(values, limit):
    for place, value in enumerate(values, start=1):
        if value > limit:
            return place
        return 0
