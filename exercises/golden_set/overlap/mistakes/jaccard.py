# message: overlap ตอนนี้หารด้วยจำนวนคำของทั้งสองฝั่งรวมกัน ซึ่งใช้เทียบคำถามกับคำถาม โจทย์นี้หารด้วยคำของคำถามอย่างเดียว ลองเปลี่ยนตัวหาร
# variables: overlap
question = qs["question"][14]
text = docs.loc[docs["doc_id"] == qs["gold_doc_id"][14], "text"].item()
shared = words(question) & words(text)
overlap = round(len(shared) / len(words(question) | words(text)), 4)
