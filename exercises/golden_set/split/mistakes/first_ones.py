# message: ชุดนี้หยิบข้อแรก ๆ ของแต่ละหมวดโดยไม่ได้สลับ ลำดับในไฟล์อาจมีความหมาย เช่นเก็บมาก่อน ลองสลับด้วย rng.permutation ก่อนตัด
# variables: final_ids
final_ids = []
for category in sorted(gold["category"].unique()):
    ids = gold.loc[gold["category"] == category, "question_id"].to_numpy()
    if len(ids) >= 3:
        final_ids.extend(ids[: len(ids) // 3])
final_ids = sorted(str(id) for id in final_ids)
n_tune = len(gold) - len(final_ids)
