# message: ค่านี้นับจากเอกสารที่อยู่ก่อนหน้าหนึ่งแถว ดัชนีของตารางเริ่มที่ 0 และโจทย์ระบุดัชนี 11 ลองดูตัวเลขในวงเล็บเหลี่ยม
# variables: tf_order
tf_order = words(docs["text"][10]).count("order")
df_order = sum("order" in words(text) for text in docs["text"])
