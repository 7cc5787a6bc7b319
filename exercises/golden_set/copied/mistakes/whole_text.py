# message: copied_hit1 ใช้ข้อความทั้งฉบับเป็นคำถาม โจทย์ให้ใช้เพียงสามคำแรก ลองตัดด้วย split และช่วงตำแหน่ง
# variables: copied_hit1
text_of = docs.set_index("doc_id")["text"]
copied = [text_of[doc_id] for doc_id in qs["gold_doc_id"]]
real_hit1 = round((ranks_of(qs["question"], qs["gold_doc_id"]) == 1).mean(), 4)
copied_hit1 = round((ranks_of(copied, qs["gold_doc_id"]) == 1).mean(), 4)
