# message: รายการนี้รวมข้อที่ค้นพบแต่ไกลไว้ด้วย ซึ่งยังมีอันดับเป็นเลขธรรมดา ลองเลือกเฉพาะข้อที่อันดับเป็นอนันต์
# variables: not_found
not_found = qs["question_id"][ranks_default > 3].tolist()
n_far = ((ranks_default > 3) & np.isfinite(ranks_default)).sum()
