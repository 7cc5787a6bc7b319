# message: ค่าเหล่านี้เป็นอันดับเฉลี่ย จึงเกิน 1 โจทย์ขอสัดส่วนของข้อที่ได้อันดับ 1 ลองเทียบกับ 1 ก่อนเฉลี่ย
text_of = docs.set_index("doc_id")["text"]
copied = [" ".join(text_of[doc_id].split()[:3]) for doc_id in qs["gold_doc_id"]]
real_hit1 = round(ranks_of(qs["question"], qs["gold_doc_id"]).mean(), 4)
copied_hit1 = round(ranks_of(copied, qs["gold_doc_id"]).mean(), 4)
