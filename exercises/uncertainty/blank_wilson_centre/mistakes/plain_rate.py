# message: ค่านี้คือสัดส่วนตรง ๆ ยังไม่ได้เติมคำถามสมมติ จุดกลางของวิลสันต้องขยับเข้าหาครึ่งหนึ่งเล็กน้อย
found = (base_ranks <= 3).sum()
n = len(base_ranks)
centre = found / n
