# message: ค่านี้เป็นร้อยละของค่าเดิม โจทย์ถามจุดเปอร์เซ็นต์ ซึ่งไม่ต้องหารด้วยค่าเดิม ลองดูเครื่องหมายในวงเล็บ
before, after = case["recall"]
points = round((after - before) / before * 100, 1)
