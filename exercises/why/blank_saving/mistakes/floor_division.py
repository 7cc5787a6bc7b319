# message: เครื่องหมาย // ตัดเศษทิ้งจนเหลือ 0 ลองใช้เครื่องหมายหารธรรมดา
before, after = case["monthly_cost"]
saving = round((before - after) // before, 4)
