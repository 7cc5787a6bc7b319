# message: เซตนี้รวมคำของทั้งสองฝั่ง โจทย์ต้องการเฉพาะคำที่มีทั้งสองฝั่งพร้อมกัน ลองดูเครื่องหมายระหว่างเซต
question = qs["question"][14]
text = docs.loc[docs["doc_id"] == qs["gold_doc_id"][14], "text"].item()
shared = words(question) | words(text)
overlap = round(len(shared) / len(words(question)), 4)
