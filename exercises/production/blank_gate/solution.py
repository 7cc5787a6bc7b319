allowed = 0.01


def test_mrr(report):
    assert report["mrr"] >= baseline["mrr"] - allowed  # ___: >=


for name, report in [("bigrams", bigrams), ("title", title), ("plain", plain)]:
    print(name, round(report["mrr"], 4), verdict(test_mrr, report))
