def stop_at(looks, bound):
    # ___ begin: ครั้งแรกที่รุ่นใหม่แย่ถึงเส้น ไม่ถึงเลยคืน 0
    for number, (old, new, n) in enumerate(looks, start=1):
        if z_of(old, new, n) <= -bound:
            return number
    return 0
    # ___ end


print(stop_at([(83, 80, 100), (166, 150, 200), (249, 213, 300)], 2.6))
