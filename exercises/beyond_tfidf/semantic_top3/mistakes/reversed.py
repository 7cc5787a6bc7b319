# message: สามฉบับถูกต้องแล้ว แต่เรียงกลับด้าน ฉบับที่คล้ายที่สุดต้องอยู่หน้าสุด
# variables: top3
similarity = doc_vectors @ question_vectors[8]
best = np.argsort(similarity, kind="stable")[-3:]
top3 = docs["doc_id"][best].to_list()
top_similarity = round(similarity.max(), 4)
