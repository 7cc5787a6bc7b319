# message: หยุดเมื่อรุ่นใหม่ดีกว่า ซึ่งกลับด้าน ค่า z ลบแปลว่ารุ่นใหม่แย่กว่า ลองดูเครื่องหมายของเส้น
def stop_at(looks, bound):
    for number, (old, new, n) in enumerate(looks, start=1):
        if z_of(old, new, n) >= bound:
            return number
    return 0
