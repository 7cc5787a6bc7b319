# message: ลำดับเรียงจากคล้ายน้อยไปมาก จึงได้ฉบับที่ไกลที่สุด argsort เรียงจากน้อยเสมอ ลองกลับเครื่องหมาย
similarity = doc_vectors @ question_vectors[8]
best = np.argsort(similarity, kind="stable")[:3]
top3 = docs["doc_id"][best].to_list()
top_similarity = round(similarity[best[0]], 4)
