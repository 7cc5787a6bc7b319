# message: ค่านี้มาจากสูตรที่ไม่บวก 1 ในเศษและส่วน สูตรของ scikit-learn ทำเหมือนมีเอกสารเพิ่มอีกหนึ่งฉบับที่มีทุกคำ ลองดูสูตรในโจทย์อีกครั้ง
n = len(toy)
idf_card = round(np.log(n / sum("card" in words(s) for s in toy)) + 1, 4)
idf_pay = round(np.log(n / sum("pay" in words(s) for s in toy)) + 1, 4)
