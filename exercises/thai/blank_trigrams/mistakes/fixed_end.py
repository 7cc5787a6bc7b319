# message: ชิ้นแรกถูกต้อง แต่ชิ้นต่อ ๆ ไปสั้นลงจนว่าง เพราะจุดจบอยู่กับที่ ลองให้จุดจบเลื่อนตามจุดเริ่ม
text = qs["question"][0]
trigrams = [text[i:3] for i in range(len(text) - 2)]
