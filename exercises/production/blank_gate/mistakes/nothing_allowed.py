# message: เทสต์นี้ไม่ยอมให้ต่ำลงเลยแม้แต่นิดเดียว รุ่น title จึงไม่ผ่านทั้งที่ต่ำลงน้อยกว่าที่ยอมให้ ลองใส่ allowed กลับไป
def test_mrr(report):
    assert report["mrr"] >= baseline["mrr"]
