# message: ค่านี้คือจำนวนครั้งรวมทุกเอกสาร df นับเป็นฉบับ เอกสารที่พูดคำนี้หลายครั้งก็นับหนึ่ง ลองเปลี่ยนจาก “กี่ครั้ง” เป็น “มีหรือไม่มี”
# variables: df_order
tf_order = words(docs["text"][11]).count("order")
df_order = sum(words(text).count("order") for text in docs["text"])
