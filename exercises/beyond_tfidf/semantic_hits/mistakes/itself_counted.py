# message: นับเฉลยเองรวมเข้าไปด้วย อันดับจึงเกินไป 1 ทุกข้อ ลองดูเครื่องหมายเปรียบเทียบ
# variables: ranks, hit1, mrr
own = semantic_scores[np.arange(len(gold_row)), gold_row]
ranks = 1 + (semantic_scores >= own[:, None]).sum(axis=1)
hit1 = round(float((ranks <= 1).mean()), 4)
mrr = round(float((1 / ranks).mean()), 4)
