# message: total ได้เท่ากับจำนวนคน โจทย์ถามจำนวนนาทีรวม ลองใช้เมท็อดที่บวกทุกค่าเข้าด้วยกัน
# variables: total
n_customers = len(waits)
total = waits.size
average = round(waits.mean(), 2)
