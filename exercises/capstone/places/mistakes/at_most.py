# message: ค่า p เท่ากับ 0.05 พอดียังไม่ต่ำกว่า 0.05 จึงต้องอยู่กลุ่มเดิม ลองดูเครื่องหมายเปรียบเทียบ
def places(names, p_value):
    """อันดับของแต่ละคนใน names ซึ่งเรียงจากคะแนนมากไปน้อยแล้ว"""
    result = []
    place, leader = 1, names[0]
    for count, name in enumerate(names):
        if count > 0 and p_value(leader, name) <= 0.05:
            place, leader = count + 1, name
        result.append(place)
    return result
