# message: ทุกคนเทียบกับคนแรกของทั้งรายการ เมื่อขึ้นกลุ่มใหม่ต้องเปลี่ยนหัวกลุ่มด้วย
def places(names, p_value):
    """อันดับของแต่ละคนใน names ซึ่งเรียงจากคะแนนมากไปน้อยแล้ว"""
    result = []
    place, leader = 1, names[0]
    for count, name in enumerate(names):
        if count > 0 and p_value(leader, name) < 0.05:
            place = count + 1
        result.append(place)
    return result
