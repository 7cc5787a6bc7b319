# message: ผลสั้นกว่า names อยู่หนึ่งตัว เพราะคนแรกยังไม่ได้อันดับ ลองใส่อันดับของคนแรกก่อนเริ่มลูป
def places(names, p_value):
    result = []
    place, leader = 1, names[0]
    for number, name in enumerate(names[1:], start=2):
        if p_value(leader, name) < 0.05:
            place, leader = number, name
        result.append(place)
    return result
