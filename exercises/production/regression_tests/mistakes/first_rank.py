# message: test_must_pass ต้องการอันดับ 1 ซึ่งเข้มกว่าโจทย์ รุ่นที่ใช้ได้จึงถูกกั้นไว้ ลองดูเลขที่โจทย์ให้
# variables: test_must_pass
def test_complete(report):
    assert set(report["ranks"]) == set(baseline["ranks"])


def test_must_pass(report):
    for question in must_pass:
        assert report["ranks"].get(question, 999) <= 1


def test_mrr(report):
    assert report["mrr"] >= baseline["mrr"] - 0.01
