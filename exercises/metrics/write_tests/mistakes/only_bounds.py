# message: เทสต์ทั้งสามผ่านแม้กับโค้ดที่ผิด มักเพราะตรวจเพียงว่าค่าอยู่ในช่วงที่เป็นไปได้ หรือเทียบค่าโดยไม่มี assert ลองคำนวณค่าที่ถูกต้องด้วยมือแล้ว assert ว่าได้ค่านั้น
# variables: test_ideal, test_short, test_rounding
def test_ideal(evaluate):
    table = evaluate({"q": {"A": 1, "C": 1}}, {"q": ["A", "B"]}, [2])
    assert 0 <= table["ndcg@2"] <= 1


def test_short(evaluate):
    table = evaluate({"q": {"A": 1}}, {"q": ["A", "B"]}, [2])
    assert 0 <= table["ndcg@2"] <= 1


def test_rounding(evaluate):
    table = evaluate({"q": {"A": 1}}, {"q": ["A", "B"]}, [2])
    assert 0 <= table["recall@2"] <= 1
