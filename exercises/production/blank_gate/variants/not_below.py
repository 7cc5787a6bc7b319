def test_mrr(report):
    assert not report["mrr"] < baseline["mrr"] - 0.01
