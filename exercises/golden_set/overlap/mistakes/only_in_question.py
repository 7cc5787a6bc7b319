# message: เซตนี้คือคำที่มีแต่ในคำถาม ซึ่งกลับกันกับที่โจทย์ขอ ลองหาคำที่มีทั้งสองฝั่ง
question = qs["question"][14]
text = docs.loc[docs["doc_id"] == qs["gold_doc_id"][14], "text"].item()
shared = words(question) - words(text)
overlap = round(len(shared) / len(words(question)), 4)
