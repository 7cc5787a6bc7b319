# message: นับว่ากี่ช่วงที่มี p โดยถือว่าทุกผลเกิดได้เท่ากัน ผลที่ใกล้ n·p เกิดบ่อยกว่ามาก ให้บวกโอกาสของแต่ละผลแทนการนับ
def coverage(intervals, p):
    inside = [low <= p <= high for low, high in intervals]
    return round(sum(inside) / len(inside), 4)
