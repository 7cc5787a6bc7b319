# message: ค่านี้หารด้วยความยาวสองค่าบวกกัน สูตรใช้ความยาวสองค่าคูณกัน ลองดูเครื่องหมายในตัวหาร
vocabulary, counts = count_words(toy)
df = (counts > 0).sum(axis=0)
weights = counts * (np.log((1 + len(toy)) / (1 + df)) + 1)
a, b = weights[0], weights[1]
cosine = round((a @ b) / (np.sqrt(a @ a) + np.sqrt(b @ b)), 4)
