# message: นี่คือวิธีของ Bonferroni ที่หารด้วย m ทุกค่า วิธีของ Holm ผ่อนเกณฑ์ลงทีละขั้นหลังจากแต่ละค่าที่ผ่าน
def holm(p_values):
    return [p <= 0.05 / len(p_values) for p in p_values]
