# message: N ที่ใช้คือจำนวนคำ แต่ N คือจำนวนเอกสาร ลองดูว่าแถวของ doc_counts คืออะไร
# variables: idf
n_w = (doc_counts > 0).sum(axis=0)
N = doc_counts.shape[1]
idf = np.log(1 + (N - n_w + 0.5) / (n_w + 0.5)).round(4)
