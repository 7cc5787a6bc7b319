# message: test_must_pass ผ่านเมื่อมีเพียงข้อเดียวที่อยู่ในสามอันดับแรก โจทย์ขอทุกข้อ ลองดูว่าใช้ any หรือ all
# variables: test_must_pass
def test_complete(report):
    assert set(report["ranks"]) == set(baseline["ranks"])


def test_must_pass(report):
    assert any(report["ranks"].get(q, 999) <= 3 for q in must_pass)


def test_mrr(report):
    assert report["mrr"] >= baseline["mrr"] - 0.01
