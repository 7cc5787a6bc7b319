# message: recall_growth เทียบกับค่าหลัง โจทย์ให้เทียบกับค่าเดิม คือค่าก่อนเปลี่ยน ลองดูตัวหาร
# variables: recall_growth
before, after = case["recall"]
recall_points = round((after - before) * 100, 1)
recall_growth = round((after - before) / after, 4)
