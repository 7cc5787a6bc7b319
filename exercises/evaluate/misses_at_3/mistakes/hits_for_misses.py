# message: ค่านี้มาจากข้อที่ “พบ” ในสามอันดับแรก โจทย์ถามข้อที่ “ไม่พบ” ลองกลับเงื่อนไข
is_miss = ranks <= 3
n_miss_at3 = is_miss.sum()
miss_ids = qs.loc[is_miss, "question_id"].tolist()
