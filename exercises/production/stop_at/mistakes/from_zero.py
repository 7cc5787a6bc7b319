# message: เลขครั้งเริ่มที่ 0 การหยุดครั้งแรกจึงปนกับกรณีที่ไม่หยุดเลย ลองเริ่มนับที่ 1
def stop_at(looks, bound):
    for number, (old, new, n) in enumerate(looks):
        if z_of(old, new, n) <= -bound:
            return number
    return 0
