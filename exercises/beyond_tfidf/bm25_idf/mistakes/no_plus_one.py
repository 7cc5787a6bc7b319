# message: ค่า idf ขาด 1 + ข้างในลอการิทึม คำที่อยู่ในเอกสารเกินครึ่งจึงติดลบได้ ลองเทียบกับสูตรในโจทย์
# variables: idf
n_w = (doc_counts > 0).sum(axis=0)
idf = np.log((len(doc_counts) - n_w + 0.5) / (n_w + 0.5)).round(4)
