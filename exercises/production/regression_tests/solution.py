def test_complete(report):
    # ___ begin: คำถามชุดเดียวกับ baseline
    assert set(report["ranks"]) == set(baseline["ranks"])
    # ___ end


def test_must_pass(report):
    # ___ begin: ทุกข้อใน must_pass อยู่ในสามอันดับแรก
    for question in must_pass:
        rank = report["ranks"].get(question, 999)
        assert rank <= 3, f"{question} ได้อันดับ {rank}"
    # ___ end


def test_mrr(report):
    # ___ begin: MRR ไม่ต่ำกว่าของ baseline ลบ 0.01
    assert report["mrr"] >= baseline["mrr"] - 0.01
    # ___ end


for name, report in [("plain", plain), ("traded", traded), ("partial", partial)]:
    tests = [test_complete, test_must_pass, test_mrr]
    print(name, [verdict(test, report) for test in tests])
