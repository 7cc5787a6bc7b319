# message: ค่านี้ใช้ลอการิทึมฐาน 10 สูตรใช้ลอการิทึมธรรมชาติ ลองดูว่าฟังก์ชันใดของ numpy คือ ln
# variables: idf
n_w = (doc_counts > 0).sum(axis=0)
idf = np.log10(1 + (len(doc_counts) - n_w + 0.5) / (n_w + 0.5)).round(4)
