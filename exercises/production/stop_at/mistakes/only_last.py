# message: ดูเฉพาะครั้งสุดท้าย จึงปล่อยรุ่นที่แย่ให้ลูกค้าใช้นานเกินไป หรือพลาดครั้งที่ข้ามเส้นไปแล้ว ลองตรวจทุกครั้งตามลำดับ
def stop_at(looks, bound):
    old, new, n = looks[-1]
    return len(looks) if z_of(old, new, n) <= -bound else 0
