# message: เซตนี้มีตัวอักษรเดี่ยว ๆ เพราะแปลงข้อความเป็นเซตตรง ๆ ลองแยกเป็นคำด้วยฟังก์ชัน words ก่อน
question = qs["question"][14]
text = docs.loc[docs["doc_id"] == qs["gold_doc_id"][14], "text"].item()
shared = set(question) & set(text)
overlap = round(len(shared) / len(set(question)), 4)
