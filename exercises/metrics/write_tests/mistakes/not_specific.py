# message: test_short ล้มกับข้อผิด ideal ด้วย เพราะข้อมูลมีเอกสารเกี่ยวข้องที่ไม่ถูกค้นมา ชื่อเทสต์จึงชี้ผิดสาเหตุ ลองให้ข้อที่ดีค้นพบครบ และข้อที่แย่ไม่พบเลย
# variables: test_short
def test_ideal(evaluate):
    table = evaluate({"q": {"A": 1, "C": 1}}, {"q": ["A", "B"]}, [2])
    assert abs(table["ndcg@2"] - 1 / (1 + 1 / math.log2(3))) < 0.001


def test_short(evaluate):
    qrels = {"good": {"A": 1, "C": 1}, "poor": {"A": 1}}
    table = evaluate(qrels, {"good": ["A", "B"], "poor": ["B"]}, [2])
    assert abs(table["ndcg@2"] - 0.5 / (1 + 1 / math.log2(3))) < 0.001


def test_rounding(evaluate):
    grades = {"A": 1, "B": 1, "C": 1}
    ranked = {"q1": ["A", "B"], "q2": ["A", "B"], "q3": ["X", "Y"]}
    table = evaluate({query: grades for query in ranked}, ranked, [2])
    assert abs(table["recall@2"] - 4 / 9) < 1e-9
