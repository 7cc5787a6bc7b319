# verdict: learner_error
# message: ขนาดของสองฝั่งที่เทียบกันไม่เข้ากัน own ควรมีหนึ่งค่าต่อหนึ่งคำถาม และตั้งเป็นแนวตั้งด้วย own[:, None]
#   ก่อนเทียบกับทั้งแถว ลองพิมพ์ own.shape กับ semantic_scores.shape
own = semantic_scores[np.arange(len(gold_row)), gold_row]
ranks = (semantic_scores > own).sum(axis=1) + 1
hit1 = round((ranks <= 1).mean(), 4)
mrr = round((1 / ranks).mean(), 4)
