import numpy as np
import pandas as pd
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.metrics.pairwise import cosine_similarity

# ฐานความรู้ของร้าน และชุดคำถามที่มีเฉลย 30 ข้อ
docs = pd.read_csv("data/kb_docs.csv")
qs = pd.read_csv("data/kb_questions.csv")

# ตารางเล็กสำหรับลองฟังก์ชันด้วยตา
toy = pd.DataFrame(
    {
        "doc_id": ["t1", "t2", "t3", "t4"],
        "title": ["Cats", "Dogs", "Birds", "Fish"],
        "text": ["cats sleep and cats purr", "dogs run and dogs bark", "birds sing", "fish swim"],
    }
)


def baseline(question, docs, k):
    """ระบบตั้งต้น: TF-IDF ที่ตัดคำหยุด คืนรหัสเอกสาร k ฉบับแรก"""
    vectorizer = TfidfVectorizer(stop_words="english")
    vectors = vectorizer.fit_transform(docs["text"])
    similarity = cosine_similarity(vectorizer.transform([question]), vectors)[0]
    order = np.argsort(-similarity, kind="stable")[:k]
    return docs["doc_id"].to_numpy()[order].tolist()


def first_rows(question, docs, k):
    """ไม่อ่านคำถาม คืนเอกสาร k แถวแรกเสมอ"""
    return docs["doc_id"].tolist()[:k]


def longest_first(question, docs, k):
    """ไม่อ่านคำถาม คืนเอกสารที่ข้อความยาวที่สุด k ฉบับ"""
    order = docs["text"].str.len().to_numpy().argsort(kind="stable")[::-1][:k]
    return docs["doc_id"].to_numpy()[order].tolist()


def shaky(question, docs, k):
    """ให้ผลสลับไปมาทุกครั้งที่ถามคำถามเดิม"""
    shaky.asked = [*getattr(shaky, "asked", []), question]
    return baseline(question, docs, k)[:: (-1) ** shaky.asked.count(question)]


def looks_up(question, docs, k):
    """เปิดเฉลยดู: ถ้าเป็นคำถามในชุดก็คืนเอกสารเฉลยก่อน"""
    answer = dict(zip(qs["question"], qs["gold_doc_id"]))
    first = [answer[question]] if question in answer else []
    rest = [doc_id for doc_id in docs["doc_id"] if doc_id not in first]
    return (first + rest)[:k]


def reword(question):
    """คำถามเดิม เขียนอีกแบบโดยไม่เปลี่ยนคำ: ตัวพิมพ์ใหญ่ ไม่มีเครื่องหมายท้าย"""
    return question.upper().rstrip("?!. ")


def disguise(docs):
    """ตารางเดิมที่สลับแถวและเปลี่ยนรหัสเอกสาร พร้อมคู่รหัสเดิมกับรหัสใหม่"""
    hidden = docs.sample(frac=1, random_state=7).reset_index(drop=True)
    new_id = {old: f"x{number:02d}" for number, old in enumerate(hidden["doc_id"], 1)}
    return hidden.assign(doc_id=hidden["doc_id"].map(new_id)), new_id


def gold_ranks(retrieve, questions, golds, docs):
    """อันดับของเฉลยใน 10 ฉบับที่ retrieve คืนมา (ไม่พบ = อนันต์) ข้อละหนึ่งค่า"""
    found = [list(retrieve(question, docs, 10)) for question in questions]
    places = [ids.index(gold) + 1 if gold in ids else np.inf for ids, gold in zip(found, golds)]
    return np.array(places, dtype=float)


def baseline_ranks(questions, golds, docs):
    """เหมือน gold_ranks(baseline, ...) แต่ทำเวกเตอร์ของเอกสารครั้งเดียว จึงเร็วกว่า"""
    vectorizer = TfidfVectorizer(stop_words="english")
    vectors = vectorizer.fit_transform(docs["text"])
    order = np.argsort(-cosine_similarity(vectorizer.transform(questions), vectors), kind="stable")
    ranks = (docs["doc_id"].to_numpy()[order] == np.array(golds)[:, None]).argmax(axis=1) + 1.0
    return np.where(ranks <= 10, ranks, np.inf)


def score_card(retrieve):
    """พิมพ์ผลของ retrieve บน 30 คำถาม เทียบเป็นคู่กับระบบตั้งต้น"""
    columns = qs["question"], qs["gold_doc_id"]
    ranks, base = gold_ranks(retrieve, *columns, docs), baseline_ranks(*columns, docs)
    ndcg, base_ndcg = (1 / np.log2(each + 1) for each in (ranks, base))
    draws = np.random.RandomState(42).randint(0, len(qs), (2000, len(qs)))

    def interval(values):
        return np.percentile(values[draws].mean(axis=1), [2.5, 97.5])

    n, z = len(qs), 1.96
    share = (ranks <= 3).mean()
    middle = (share + z**2 / (2 * n)) / (1 + z**2 / n)
    half = z * np.sqrt(share * (1 - share) / n + z**2 / (4 * n**2)) / (1 + z**2 / n)
    gap = ndcg - base_ndcg
    signs = np.random.RandomState(1).choice([-1, 1], (5000, n))
    p = (np.abs(signs @ gap) >= abs(gap.sum()) - 1e-9).mean()
    print("ค่า และช่วงความเชื่อมั่น 95%")
    print("nDCG@10 %.3f [%.3f, %.3f]" % (ndcg.mean(), *interval(ndcg)))
    print("MRR     %.3f [%.3f, %.3f]" % ((1 / ranks).mean(), *interval(1 / ranks)))
    print("hit@3   %.3f [%.3f, %.3f]" % (share, middle - half, middle + half))
    print("nDCG@10 เทียบกับระบบตั้งต้น")
    print("ผลต่าง  %+.3f [%+.3f, %+.3f]" % (gap.mean(), *interval(gap)))
    print("ดีขึ้น %d ข้อ แย่ลง %d ข้อ" % ((gap > 0).sum(), (gap < 0).sum()))
    print("ค่า p = %.3f" % p)


def problems(retrieve):
    """ชื่อของข้อบกพร่องที่พบเมื่อลองถามหลายแบบ (รายการว่าง = ใช้จัดอันดับได้)"""
    hidden, _ = disguise(docs)
    known, found = set(hidden["doc_id"]), set()
    asked = [("", 3), ("zzz qqq", 5), (qs["question"][0], 1), (qs["question"][1], len(hidden))]
    asked += [(question, 10) for question in qs["question"][2:6]]
    for question, k in asked:
        try:
            ids = list(retrieve(question, hidden.copy(), k))
            again = list(retrieve(question, hidden.copy(), k))
        except Exception:
            found.add("เกิดข้อผิดพลาด")
            continue
        if len(ids) < k:
            found.add("ได้น้อยกว่า k")
        if len(ids) > k:
            found.add("ได้มากกว่า k")
        if len(set(map(str, ids))) != len(ids):
            found.add("รหัสซ้ำ")
        if not set(map(str, ids)) <= known:
            found.add("รหัสที่ไม่มีในตาราง")
        if ids != again:
            found.add("ถามซ้ำแล้วได้ไม่เหมือนเดิม")
    return sorted(found)


def gap_in_disguise(retrieve):
    """nDCG@10 ลบด้วยของระบบตั้งต้น เมื่อเขียนคำถามอีกแบบและเปลี่ยนรหัสเอกสาร"""
    hidden, new_id = disguise(docs)
    columns = [reword(question) for question in qs["question"]], qs["gold_doc_id"].map(new_id)
    ranks, base = gold_ranks(retrieve, *columns, hidden), baseline_ranks(*columns, hidden)
    return round(float(np.mean(1 / np.log2(ranks + 1) - 1 / np.log2(base + 1))), 4)


# ผลรายข้อของสี่ระบบสมมติบนคำถาม 12 ข้อ (ใช้ฝึกเปรียบเทียบ)
entries = {
    "ann": [1, 1, 1, 1, 1, 1, 1, 1, 0.63, 1, 1, 1],
    "bom": [1, 1, 0.63, 1, 1, 1, 1, 1, 1, 1, 0.5, 1],
    "chai": [0.63, 0.5, 0.63, 0.5, 1, 0.63, 0.5, 0.43, 0.63, 0.5, 0.5, 1],
    "dao": [0.5, 0.5, 0.63, 0.5, 0.63, 0.63, 0.5, 0.63, 0.5, 0.5, 0.5, 1],
}
p_between = {
    frozenset(["ann", "bom"]): 0.75,
    frozenset(["ann", "chai"]): 0.0039,
    frozenset(["ann", "dao"]): 0.001,
    frozenset(["bom", "chai"]): 0.0078,
    frozenset(["bom", "dao"]): 0.0039,
    frozenset(["chai", "dao"]): 0.5,
}


def p_value(one, two):
    """ค่า p ของการเทียบสองระบบใน entries"""
    return 1.0 if one == two else p_between[frozenset([one, two])]
