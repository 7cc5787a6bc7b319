# message: test_mrr ต้องการให้ดีขึ้นเกินส่วนที่ยอมให้ รุ่นที่ดีพอ ๆ กันจึงไม่ผ่าน ลองดูเครื่องหมายบวกลบหน้า 0.01
# variables: test_mrr
def test_complete(report):
    assert set(report["ranks"]) == set(baseline["ranks"])


def test_must_pass(report):
    for question in must_pass:
        assert report["ranks"].get(question, 999) <= 3


def test_mrr(report):
    assert report["mrr"] >= baseline["mrr"] + 0.01
