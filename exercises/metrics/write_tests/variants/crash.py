def test_ideal(evaluate):
    grades = {"A": 1, "C": 1, "F": 1}
    table = evaluate({"q": grades}, {"q": ["A", "B", "C"]}, [3])
    right = (1 + 1 / 2) / (1 + 1 / math.log2(3) + 1 / 2)
    assert math.isclose(table["ndcg@3"], right, abs_tol=1e-3)


def test_short(evaluate):
    table = evaluate({"q": {"A": 2}}, {"q": ["A"]}, [10])
    assert table["ndcg@10"] == 1


def test_rounding(evaluate):
    grades = {"A": 1, "B": 1, "C": 1}
    table = evaluate({"q1": grades}, {"q1": ["A"]}, [1])
    assert table["recall@1"] == 1 / 3
