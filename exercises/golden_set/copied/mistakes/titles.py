# message: copied_hit1 ใช้ชื่อเรื่องของเอกสารแทนสามคำแรกของข้อความ ลองดูคอลัมน์ที่หยิบมา
# variables: copied_hit1
title_of = docs.set_index("doc_id")["title"]
copied = [title_of[doc_id] for doc_id in qs["gold_doc_id"]]
real_hit1 = round((ranks_of(qs["question"], qs["gold_doc_id"]) == 1).mean(), 4)
copied_hit1 = round((ranks_of(copied, qs["gold_doc_id"]) == 1).mean(), 4)
