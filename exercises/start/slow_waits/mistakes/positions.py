# message: รายการนี้เป็นตำแหน่งของคนที่รอนาน (นับจาก 0) โจทย์ถามจำนวนนาที ลองใช้เงื่อนไขหยิบค่าจาก waits โดยตรง
# variables: slow_waits
slow_waits = np.flatnonzero(waits > 10).tolist()
n_slow = len(slow_waits)
