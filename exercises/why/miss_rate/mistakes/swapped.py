# message: miss_before กับ miss_after สลับกันอยู่ ใน case ค่าแรกคือก่อน ค่าที่สองคือหลัง ลองสลับชื่อตัวแปร
after, before = case["recall"]
miss_before = round(1 - before, 4)
miss_after = round(1 - after, 4)
miss_drop = round((miss_after - miss_before) / miss_after, 4)
