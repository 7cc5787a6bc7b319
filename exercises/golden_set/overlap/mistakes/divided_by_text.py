# message: overlap ตอนนี้หารด้วยจำนวนคำของเอกสาร เอกสารยาวจึงได้ค่าน้อยเสมอ โจทย์ถามสัดส่วนของคำในคำถาม ลองเปลี่ยนตัวหาร
# variables: overlap
question = qs["question"][14]
text = docs.loc[docs["doc_id"] == qs["gold_doc_id"][14], "text"].item()
shared = words(question) & words(text)
overlap = round(len(shared) / len(words(text)), 4)
