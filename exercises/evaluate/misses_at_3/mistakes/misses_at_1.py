# message: ค่านี้นับข้อที่เฉลยไม่ได้อันดับ 1 ทั้งหมด แต่ข้อที่เฉลยอยู่อันดับ 2 หรือ 3 ยังถือว่าพบ ลองดูตัวเลขที่ใช้เทียบกับอันดับ
is_miss = ranks > 1
n_miss_at3 = is_miss.sum()
miss_ids = qs.loc[is_miss, "question_id"].tolist()
