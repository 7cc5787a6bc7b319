# message: ใช้เส้น 1.96 เสมอ ไม่ว่าจะส่ง bound เท่าใด เกณฑ์จึงหยุดง่ายกว่าที่ตั้งไว้ ลองใช้เส้นที่รับเข้ามา
def stop_at(looks, bound):
    for number, (old, new, n) in enumerate(looks, start=1):
        if z_of(old, new, n) <= -1.96:
            return number
    return 0
