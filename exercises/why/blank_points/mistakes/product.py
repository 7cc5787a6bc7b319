# message: ค่านี้คือสองค่าคูณกัน ซึ่งไม่ได้บอกว่าเปลี่ยนไปเท่าใด ลองหาระยะห่างแทน
before, after = case["recall"]
points = round((after * before) * 100, 1)
