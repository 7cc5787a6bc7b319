# message: ได้ครั้งสุดท้ายที่อยู่ใต้เส้น เกณฑ์นี้ต้องหยุดทันทีที่ครั้งแรก ลองออกจากลูปเมื่อพบ
def stop_at(looks, bound):
    found = 0
    for number, (old, new, n) in enumerate(looks, start=1):
        if z_of(old, new, n) <= -bound:
            found = number
    return found
