# message: ท้ายรายการมีชิ้นที่สั้นกว่าสามอักขระปนมาด้วย เพราะเริ่มใกล้ท้ายข้อความเกินไป ลองลดจำนวนรอบของ range
text = qs["question"][0]
trigrams = [text[i : i + 3] for i in range(len(text))]
