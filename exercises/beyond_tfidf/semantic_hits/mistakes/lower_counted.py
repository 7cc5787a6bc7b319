# message: นับเอกสารที่คะแนนต่ำกว่าเฉลย จึงได้อันดับจากท้าย เอกสารที่คะแนนสูงกว่าต่างหากที่อยู่ข้างหน้า
# variables: ranks, hit1, mrr
own = semantic_scores[np.arange(len(gold_row)), gold_row]
ranks = 1 + (semantic_scores < own[:, None]).sum(axis=1)
hit1 = round(float((ranks <= 1).mean()), 4)
mrr = round(float((1 / ranks).mean()), 4)
