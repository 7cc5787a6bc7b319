# message: test_complete ดูเพียงจำนวนข้อ รายงานของคำถามคนละชุดที่มีจำนวนเท่ากันจึงผ่าน ลองเทียบรหัสคำถาม
# variables: test_complete
def test_complete(report):
    assert len(report["ranks"]) == len(baseline["ranks"])


def test_must_pass(report):
    for question in must_pass:
        assert report["ranks"].get(question, 999) <= 3


def test_mrr(report):
    assert report["mrr"] >= baseline["mrr"] - 0.01
