# message: เกือบครบแล้ว ขาดชิ้นสุดท้ายไปหนึ่งชิ้น ลองนับว่า range ที่เขียนไว้หยุดที่ตำแหน่งใด และชิ้นท้ายสุดควรเริ่มที่ตำแหน่งใด
text = qs["question"][0]
trigrams = [text[i : i + 3] for i in range(len(text) - 3)]
