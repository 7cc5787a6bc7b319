# message: ค่านี้คือค่าหลังเป็นร้อยละเท่าใดของค่าก่อน โจทย์ถามระยะห่างระหว่างสองค่า ลองดูเครื่องหมายในวงเล็บ
before, after = case["recall"]
points = round((after / before) * 100, 1)
