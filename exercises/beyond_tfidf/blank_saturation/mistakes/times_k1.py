# message: ตัวหารคูณ tf กับ k1 ทุกเอกสารที่มีคำนี้จึงได้น้ำหนักเท่ากันหมด (หารด้วย 0 เมื่อไม่มีคำ) ลองดูเครื่องหมายในตัวหารของโจทย์
# variables: weight
k1 = 1.2
tf = doc_counts[:, list(words).index("days")]
with np.errstate(all="ignore"):
    weight = np.nan_to_num(tf * (k1 + 1) / (tf * k1)).round(4)
