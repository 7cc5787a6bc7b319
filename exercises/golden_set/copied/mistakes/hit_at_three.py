# message: ค่าเหล่านี้นับข้อที่เฉลยติดสามอันดับแรก โจทย์ถามเฉพาะอันดับ 1 ลองดูเงื่อนไขของอันดับ
text_of = docs.set_index("doc_id")["text"]
copied = [" ".join(text_of[doc_id].split()[:3]) for doc_id in qs["gold_doc_id"]]
real_hit1 = round((ranks_of(qs["question"], qs["gold_doc_id"]) <= 3).mean(), 4)
copied_hit1 = round((ranks_of(copied, qs["gold_doc_id"]) <= 3).mean(), 4)
