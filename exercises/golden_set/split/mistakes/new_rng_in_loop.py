# message: rng ถูกสร้างใหม่ทุกหมวด ทุกหมวดจึงสลับแบบเดียวกันและไม่ตรงขั้นตอน ลองย้ายบรรทัดที่สร้าง rng ออกไปก่อนลูป
# variables: final_ids
final_ids = []
for category in sorted(gold["category"].unique()):
    rng = np.random.RandomState(7)
    ids = gold.loc[gold["category"] == category, "question_id"].to_numpy()
    if len(ids) >= 3:
        final_ids.extend(rng.permutation(ids)[: len(ids) // 3])
final_ids = sorted(str(id) for id in final_ids)
n_tune = len(gold) - len(final_ids)
