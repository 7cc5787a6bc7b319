def test_mrr(report):
    lost = baseline["mrr"] - report["mrr"]
    assert lost <= 0.01, f"MRR ลดลง {lost:.4f}"
