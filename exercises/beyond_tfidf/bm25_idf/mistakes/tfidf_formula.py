# message: ค่านี้เป็น idf ของ TF-IDF ใน scikit-learn สูตรของ BM25 ในโจทย์ต่างออกไป ลองดูเศษส่วนในวงเล็บ
# variables: idf
n_w = (doc_counts > 0).sum(axis=0)
idf = (np.log((1 + len(doc_counts)) / (1 + n_w)) + 1).round(4)
