# message: รายการนี้เป็น True/False ของทุกคน ยังไม่ได้หยิบค่าออกมา ลองใส่เงื่อนไขในวงเล็บเหลี่ยมหลัง waits
# variables: slow_waits
slow_waits = (waits > 10).tolist()
n_slow = sum(slow_waits)
