# message: recall_points เป็นร้อยละของค่าเดิม ซึ่งเป็นเรื่องของ recall_growth ส่วนจุดเปอร์เซ็นต์คือระยะห่างระหว่างร้อยละสองค่า ลองเอาการหารออก
# variables: recall_points
before, after = case["recall"]
recall_points = round((after - before) / before * 100, 1)
recall_growth = round((after - before) / before, 4)
