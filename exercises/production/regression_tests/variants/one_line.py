def test_complete(report):
    assert sorted(report["ranks"]) == sorted(baseline["ranks"]), "ชุดคำถามไม่ตรงกัน"


def test_must_pass(report):
    assert all(report["ranks"].get(q, math.inf) <= 3 for q in must_pass)


def test_mrr(report):
    if report["mrr"] < baseline["mrr"] - 0.01:
        raise AssertionError("MRR ต่ำลง")
