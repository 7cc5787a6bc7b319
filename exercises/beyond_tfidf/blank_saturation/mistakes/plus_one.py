# message: ตัวหารใช้ 1 แทน k1 ค่าที่บวกกับ tf ในตัวหารของสูตรคือ k1 ลองเทียบกับเศษส่วนในโจทย์
k1 = 1.2
tf = doc_counts[:, list(words).index("days")]
weight = (tf * (k1 + 1) / (tf + 1)).round(4)
