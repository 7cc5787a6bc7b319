# message: ค่านี้นับคำอย่าง orders รวมเข้าไปด้วย เพราะหาตัวอักษร order ในข้อความทั้งก้อน ลองแยกข้อความเป็นคำด้วย words ก่อน แล้วจึงเทียบทั้งคำ
lower = docs["text"].str.lower()
tf_order = lower[11].count("order")
df_order = lower.str.contains("order").sum()
