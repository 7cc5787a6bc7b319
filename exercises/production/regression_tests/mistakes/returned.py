# message: เทสต์คืน True หรือ False แต่ไม่มี assert จึงผ่านกับทุกรายงาน ลองเขียน assert หน้าเงื่อนไขแทน return
def test_complete(report):
    return set(report["ranks"]) == set(baseline["ranks"])


def test_must_pass(report):
    return all(report["ranks"].get(question, 999) <= 3 for question in must_pass)


def test_mrr(report):
    return report["mrr"] >= baseline["mrr"] - 0.01
