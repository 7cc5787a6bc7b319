# message: รุ่นที่ดีไม่ผ่าน ส่วนรุ่นที่แย่กลับผ่าน assert เขียนสิ่งที่ควรเป็นจริงเมื่อทุกอย่างดี ลองกลับทิศของเครื่องหมาย
def test_mrr(report):
    assert report["mrr"] <= baseline["mrr"] - 0.01
