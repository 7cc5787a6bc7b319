# message: ค่านี้คือจำนวนเอกสารที่ไม่มีคำนี้ df นับฉบับที่มี ลองกลับเงื่อนไข
# variables: df_order
tf_order = words(docs["text"][11]).count("order")
df_order = sum("order" not in words(text) for text in docs["text"])
