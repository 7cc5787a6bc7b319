# message: test_ideal ไม่ผ่านกับโค้ดที่ถูก แต่ผ่านกับโค้ดที่ผิด ค่าที่ใช้เทียบมาจากลำดับในอุดมคติของเอกสารที่ค้นได้เท่านั้น ลองคำนวณตัวหารใหม่โดยนับฉบับที่ไม่ได้ค้นมาด้วย
# variables: test_ideal
def test_ideal(evaluate):
    table = evaluate({"q": {"A": 1, "C": 1}}, {"q": ["A", "B"]}, [2])
    assert abs(table["ndcg@2"] - 1) < 0.001


def test_short(evaluate):
    qrels = {"good": {"A": 1}, "poor": {"A": 1}}
    table = evaluate(qrels, {"good": ["A", "B"], "poor": ["B"]}, [2])
    assert abs(table["ndcg@2"] - 0.5) < 0.001


def test_rounding(evaluate):
    grades = {"A": 1, "B": 1, "C": 1}
    ranked = {"q1": ["A", "B"], "q2": ["A", "B"], "q3": ["X", "Y"]}
    table = evaluate({query: grades for query in ranked}, ranked, [2])
    assert abs(table["recall@2"] - 4 / 9) < 1e-9
