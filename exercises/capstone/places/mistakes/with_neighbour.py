# message: เทียบกับคนก่อนหน้าแทนหัวกลุ่ม กลุ่มจึงลากยาวจนหัวกับท้ายต่างกันชัด ลองจำว่าใครเป็นหัวกลุ่ม
def places(names, p_value):
    """อันดับของแต่ละคนใน names ซึ่งเรียงจากคะแนนมากไปน้อยแล้ว"""
    result = []
    place, leader = 1, names[0]
    for count, name in enumerate(names):
        if count > 0 and p_value(leader, name) < 0.05:
            place, leader = count + 1, name
        leader = name
        result.append(place)
    return result
