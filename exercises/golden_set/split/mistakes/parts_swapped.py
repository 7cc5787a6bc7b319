# message: final_ids เป็นชุดใหญ่ที่เหลือไว้ปรับระบบ ชุดตรวจสุดท้ายคือส่วนหน้าหนึ่งในสามของแต่ละหมวด ลองดูว่าตัดด้านใดของรายการ
rng = np.random.RandomState(7)
final_ids = []
for category in sorted(gold["category"].unique()):
    ids = gold.loc[gold["category"] == category, "question_id"].to_numpy()
    if len(ids) >= 3:
        final_ids.extend(rng.permutation(ids)[len(ids) // 3 :])
final_ids = sorted(str(id) for id in final_ids)
n_tune = len(gold) - len(final_ids)
