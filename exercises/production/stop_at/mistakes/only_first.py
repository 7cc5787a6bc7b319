# message: ตอบ 0 ตั้งแต่ครั้งแรกที่ยังไม่ถึงเส้น ครั้งต่อ ๆ ไปจึงไม่ได้ดู ลองดูว่า return 0 อยู่ในลูปหรือหลังลูป
def stop_at(looks, bound):
    for number, (old, new, n) in enumerate(looks, start=1):
        if z_of(old, new, n) <= -bound:
            return number
        else:
            return 0
