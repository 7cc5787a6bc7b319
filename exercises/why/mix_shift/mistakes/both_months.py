# message: ค่านี้หารด้วยคำถามของสองเดือนรวมกัน แต่ละเดือนต้องหารด้วยจำนวนคำถามของเดือนนั้น ลองดูว่าตัวหารรวมคอลัมน์ใด
total = mix["before"].sum() + mix["after"].sum()
overall_before = round((mix["recall"] * mix["before"]).sum() / total, 4)
overall_after = round((mix["recall"] * mix["after"]).sum() / total, 4)
