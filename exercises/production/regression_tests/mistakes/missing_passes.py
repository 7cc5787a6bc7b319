# message: test_must_pass ข้ามคำถามที่ไม่อยู่ในรายงาน คำถามสำคัญที่หายไปจึงผ่านไปเงียบ ๆ ลองวนจาก must_pass แทนรายงาน
# variables: test_must_pass
def test_complete(report):
    assert set(report["ranks"]) == set(baseline["ranks"])


def test_must_pass(report):
    for question, rank in report["ranks"].items():
        if question in must_pass:
            assert rank <= 3


def test_mrr(report):
    assert report["mrr"] >= baseline["mrr"] - 0.01
