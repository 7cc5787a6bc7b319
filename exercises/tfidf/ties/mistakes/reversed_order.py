# message: คะแนนเรียงถูกแล้ว แต่ฉบับที่คะแนนเท่ากันสลับจากลำดับเดิม เพราะเรียงจากน้อยไปมากแล้วพลิกทั้งรายการ ลองเรียงค่าติดลบแทนการพลิก
order = np.argsort(scores, kind="stable")[::-1]
ranked = [scored_ids[i] for i in order if scores[i] > 0]
