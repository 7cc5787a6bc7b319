# message: อันดับเริ่มที่ 0 จึงมีข้อที่หารด้วยศูนย์ อันดับในโจทย์เริ่มที่ 1
# variables: ranks, hit1, mrr
own = semantic_scores[np.arange(len(gold_row)), gold_row]
ranks = (semantic_scores > own[:, None]).sum(axis=1)
hit1 = round((ranks <= 1).mean(), 4)
mrr = round((1 / np.maximum(ranks, 0.5)).mean(), 4)
