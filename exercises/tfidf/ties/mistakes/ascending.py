# message: รายการนี้เริ่มจากฉบับที่คล้ายน้อยที่สุด อันดับ 1 ควรเป็นฉบับที่คล้ายที่สุด ลองกลับทิศการเรียง
order = np.argsort(scores, kind="stable")
ranked = [scored_ids[i] for i in order if scores[i] > 0]
