# message: test_rounding ผ่านแม้กับข้อผิดที่มันควรจับ มักเพราะยอมให้คลาดมากกว่าที่การปัดทำให้เพี้ยน ลองเผื่อให้น้อยลง เช่นระดับ 1e-9
# variables: test_rounding
def test_ideal(evaluate):
    table = evaluate({"q": {"A": 1, "C": 1}}, {"q": ["A", "B"]}, [2])
    assert abs(table["ndcg@2"] - 1 / (1 + 1 / math.log2(3))) < 0.001


def test_short(evaluate):
    qrels = {"good": {"A": 1}, "poor": {"A": 1}}
    table = evaluate(qrels, {"good": ["A", "B"], "poor": ["B"]}, [2])
    assert abs(table["ndcg@2"] - 0.5) < 0.001


def test_rounding(evaluate):
    grades = {"A": 1, "B": 1, "C": 1}
    ranked = {"q1": ["A", "B"], "q2": ["A", "B"], "q3": ["X", "Y"]}
    table = evaluate({query: grades for query in ranked}, ranked, [2])
    assert abs(table["recall@2"] - 4 / 9) < 0.001
