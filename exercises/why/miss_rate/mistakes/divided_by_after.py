# message: miss_drop เทียบกับอัตราพลาดใหม่ โจทย์ให้เทียบกับอัตราพลาดเดิม ลองดูตัวหาร
# variables: miss_drop
before, after = case["recall"]
miss_before = round(1 - before, 4)
miss_after = round(1 - after, 4)
miss_drop = round((miss_before - miss_after) / miss_after, 4)
