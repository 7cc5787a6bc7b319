# message: n_tune ตอนนี้เป็นจำนวนข้อของชุดตรวจสุดท้าย โจทย์ถามจำนวนที่เหลือไว้ปรับระบบ ลองลบออกจากจำนวนทั้งหมด
# variables: n_tune
rng = np.random.RandomState(7)
final_ids = []
for category in sorted(gold["category"].unique()):
    ids = gold.loc[gold["category"] == category, "question_id"].to_numpy()
    if len(ids) >= 3:
        final_ids.extend(rng.permutation(ids)[: len(ids) // 3])
final_ids = sorted(str(id) for id in final_ids)
n_tune = len(final_ids)
