# message: ค่านี้บอกเพียงว่ามีคำนี้หรือไม่ ส่วน tf นับว่ามีกี่ครั้ง ลองนับจำนวนคำที่ตรงใน list ของ words
# variables: tf_order
tf_order = int("order" in words(docs["text"][11]))
df_order = sum("order" in words(text) for text in docs["text"])
