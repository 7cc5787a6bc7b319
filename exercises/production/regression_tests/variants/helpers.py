def lost_questions(report):
    return [q for q in must_pass if q not in report["ranks"] or report["ranks"][q] > 3]


def test_complete(report):
    assert report["ranks"].keys() == baseline["ranks"].keys()


def test_must_pass(report):
    assert lost_questions(report) == []


def test_mrr(report):
    assert baseline["mrr"] - report["mrr"] <= 0.01
