# message: หยุดเมื่อรุ่นใหม่ดีกว่ามากด้วย เพราะดูเพียงขนาดของ z เกณฑ์นี้หยุดเฉพาะด้านที่แย่กว่า ลองดูเครื่องหมาย
def stop_at(looks, bound):
    for number, (old, new, n) in enumerate(looks, start=1):
        if abs(z_of(old, new, n)) >= bound:
            return number
    return 0
