# message: เทสต์นี้ผ่านกับทุกรุ่นที่ค่าไม่เท่ากับเส้น รวมรุ่นที่แย่ลงมากด้วย ลองใช้เครื่องหมายที่มีทิศทาง
def test_mrr(report):
    assert report["mrr"] != baseline["mrr"] - 0.01
