# message: test_mrr ไม่ยอมให้ต่ำลงเลย รุ่น title ซึ่งต่างเพียงเล็กน้อยจึงไม่ผ่าน ลองใส่ส่วนที่โจทย์ยอมให้
# variables: test_mrr
def test_complete(report):
    assert set(report["ranks"]) == set(baseline["ranks"])


def test_must_pass(report):
    for question in must_pass:
        assert report["ranks"].get(question, 999) <= 3


def test_mrr(report):
    assert report["mrr"] >= baseline["mrr"]
