# message: copied_hit1 ใช้สามตัวอักษรแรก ไม่ใช่สามคำแรก ลองแยกข้อความเป็นคำด้วย split ก่อนตัด
# variables: copied_hit1
text_of = docs.set_index("doc_id")["text"]
copied = [text_of[doc_id][:3] for doc_id in qs["gold_doc_id"]]
real_hit1 = round((ranks_of(qs["question"], qs["gold_doc_id"]) == 1).mean(), 4)
copied_hit1 = round((ranks_of(copied, qs["gold_doc_id"]) == 1).mean(), 4)
