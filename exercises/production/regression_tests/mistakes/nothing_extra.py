# message: test_complete ยอมให้รายงานขาดคำถามได้ ตรวจเพียงว่าไม่มีข้อแปลกปลอม ลองตรวจให้ครบทั้งสองทาง
# variables: test_complete
def test_complete(report):
    assert set(report["ranks"]) <= set(baseline["ranks"])


def test_must_pass(report):
    for question in must_pass:
        assert report["ranks"].get(question, 999) <= 3


def test_mrr(report):
    assert report["mrr"] >= baseline["mrr"] - 0.01
