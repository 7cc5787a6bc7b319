def test_ideal(evaluate):
    ranked = {"q": ["A", "X"]}
    one = evaluate({"q": {"A": 1}}, ranked, [2])["ndcg@2"]
    two = evaluate({"q": {"A": 1, "B": 3}}, ranked, [2])["ndcg@2"]
    assert two < one


def test_short(evaluate):
    qrels = {"q1": {"A": 1}, "q2": {"A": 1}}
    full = evaluate(qrels, {"q1": ["A", "B"], "q2": ["X", "B"]}, [2])["ndcg@2"]
    short = evaluate(qrels, {"q1": ["A", "B"], "q2": ["X"]}, [2])["ndcg@2"]
    assert full == short


def test_rounding(evaluate):
    table = evaluate({"q": {str(n): 1 for n in range(7)}}, {"q": ["0", "1", "2"]}, [3])
    assert table["recall@3"] * 7 == 3
