# message: miss_drop เป็นผลต่างของอัตราพลาด ยังไม่ได้เทียบกับอัตราพลาดเดิม ลองหารด้วยค่าที่ต้องการเทียบ
# variables: miss_drop
before, after = case["recall"]
miss_before = round(1 - before, 4)
miss_after = round(1 - after, 4)
miss_drop = round(miss_before - miss_after, 4)
