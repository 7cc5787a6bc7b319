def test_ideal(evaluate):
    # ___ begin: C ไม่ถูกค้นมา ลำดับในอุดมคติต้องมี C
    table = evaluate({"q": {"A": 1, "C": 1}}, {"q": ["A", "B"]}, [2])
    assert abs(table["ndcg@2"] - 1 / (1 + 1 / math.log2(3))) < 0.001
    # ___ end


def test_short(evaluate):
    # ___ begin: ข้อที่ค้นได้ไม่ถึง k ต้องยังอยู่ในค่าเฉลี่ย
    qrels = {"good": {"A": 1}, "poor": {"A": 1}}
    table = evaluate(qrels, {"good": ["A", "B"], "poor": ["B"]}, [2])
    assert abs(table["ndcg@2"] - 0.5) < 0.001
    # ___ end


def test_rounding(evaluate):
    # ___ begin: ค่าเฉลี่ยของ 2/3, 2/3 และ 0 คือ 4/9 พอดี
    grades = {"A": 1, "B": 1, "C": 1}
    ranked = {"q1": ["A", "B"], "q2": ["A", "B"], "q3": ["X", "Y"]}
    table = evaluate({query: grades for query in ranked}, ranked, [2])
    assert abs(table["recall@2"] - 4 / 9) < 1e-9
    # ___ end


print(verdict(test_ideal, evaluator_with()), verdict(test_ideal, evaluator_with("ideal")))
