# message: ค่านี้หารด้วยจำนวนชนิด (จำนวนแถว) ตัวหารที่ต้องใช้คือจำนวนคำถามทั้งเดือน ลองรวมคอลัมน์ของเดือนนั้น
overall_before = round((mix["recall"] * mix["before"]).mean(), 4)
overall_after = round((mix["recall"] * mix["after"]).mean(), 4)
