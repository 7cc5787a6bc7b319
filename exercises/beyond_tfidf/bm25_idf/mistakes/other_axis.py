# message: ได้หนึ่งค่าต่อหนึ่งเอกสาร แต่โจทย์ต้องการหนึ่งค่าต่อหนึ่งคำ ลองรวมตามอีกแกน
n_w = (doc_counts > 0).sum(axis=1)
N = len(doc_counts)
idf = np.log(1 + (N - np.minimum(n_w, N) + 0.5) / (n_w + 0.5)).round(4)
