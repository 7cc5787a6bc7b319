# message: ค่านี้คือเลขของเอกสารที่อยู่ ณ ตำแหน่งนั้น ไม่ใช่อันดับของเฉลย argsort ครั้งเดียวให้ลำดับของเอกสาร ลองหาว่าเฉลยอยู่ตำแหน่งใดในลำดับ
# variables: ranks, hit1, mrr
order = np.argsort(-semantic_scores, axis=1, kind="stable")
ranks = order[np.arange(len(gold_row)), gold_row] + 1
hit1 = round(float((ranks <= 1).mean()), 4)
mrr = round(float((1 / ranks).mean()), 4)
