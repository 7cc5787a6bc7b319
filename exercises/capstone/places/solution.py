def places(names, p_value):
    """อันดับของแต่ละคนใน names ซึ่งเรียงจากคะแนนมากไปน้อยแล้ว"""
    result = []
    place, leader = 1, names[0]
    # ___ begin: เดินทีละคน เทียบกับหัวกลุ่ม
    for count, name in enumerate(names):
        if count > 0 and p_value(leader, name) < 0.05:
            place, leader = count + 1, name
        result.append(place)
    # ___ end
    return result


print(places(["ann", "bom", "chai", "dao"], p_value))
