# message: ค่านี้หารด้วยจำนวนคำหรือจำนวนเอกสารไปแล้ว โจทย์ถามจำนวนนับ ลองเอาการหารออก
tf_order = words(docs["text"][11]).count("order") / len(words(docs["text"][11]))
df_order = sum("order" in words(text) for text in docs["text"]) / len(docs)
