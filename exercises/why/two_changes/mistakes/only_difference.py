# message: recall_growth เป็นเพียงผลต่าง ยังไม่ได้เทียบกับค่าเดิม ลองเติมตัวหาร
# variables: recall_growth
before, after = case["recall"]
recall_points = round((after - before) * 100, 1)
recall_growth = round(after - before, 4)
