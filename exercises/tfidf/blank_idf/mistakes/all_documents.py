# message: ทุกคำได้ idf เท่ากันหมดคือ 1 เพราะตัวหารใช้จำนวนเอกสารทั้งหมด ลองใช้จำนวนเอกสารที่มีคำนั้นแทน
vocabulary, counts = count_words(toy)
n = len(toy)
idf = np.log((1 + n) / (1 + n)) + np.ones(len(vocabulary))
