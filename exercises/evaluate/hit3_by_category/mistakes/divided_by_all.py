# message: ค่านี้หารด้วยจำนวนคำถามทั้งชุด แต่ hit@3 ของหมวดต้องหารด้วยจำนวนคำถามของหมวดนั้น ลองเลือกเฉพาะแถวของหมวดก่อนหาค่าเฉลี่ย
returns_hit3 = round(((gold["category"] == "returns") & (ranks <= 3)).mean(), 4)
shipping_hit3 = round(((gold["category"] == "shipping") & (ranks <= 3)).mean(), 4)
support_hit3 = round(((gold["category"] == "support") & (ranks <= 3)).mean(), 4)
