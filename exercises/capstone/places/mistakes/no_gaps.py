# message: อันดับของกลุ่มใหม่นับต่อทีละหนึ่ง โจทย์ให้ใช้จำนวนคนก่อนหน้าบวก 1 เช่น 1, 1, 3
def places(names, p_value):
    """อันดับของแต่ละคนใน names ซึ่งเรียงจากคะแนนมากไปน้อยแล้ว"""
    result = []
    place, leader = 1, names[0]
    for count, name in enumerate(names):
        if count > 0 and p_value(leader, name) < 0.05:
            place, leader = place + 1, name
        result.append(place)
    return result
