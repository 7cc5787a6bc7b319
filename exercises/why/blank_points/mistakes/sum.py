# message: ค่านี้คือสองค่ารวมกัน โจทย์ถามว่าขึ้นมาเท่าใด ลองหาระยะห่างแทน
before, after = case["recall"]
points = round((after + before) * 100, 1)
