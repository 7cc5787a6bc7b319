# message: หมวดนี้มีคำถามน้อยกว่า 4 ข้อ พลาดข้อเดียวค่าก็ตกไปมาก โจทย์ให้ดูเฉพาะหมวดที่มีอย่างน้อย 4 ข้อ ลองตัดหมวดเล็กออกก่อนหาค่าต่ำสุด
hit1 = gold.assign(hit1=ranks <= 1).groupby("category")["hit1"].mean()
weakest_category = hit1.idxmin()
weakest_hit1 = round(hit1.min(), 4)
