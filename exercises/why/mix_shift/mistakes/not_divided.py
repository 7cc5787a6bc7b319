# message: ค่านี้เป็นจำนวนคำถามที่ค้นพบ ยังไม่ได้หารด้วยจำนวนคำถามทั้งเดือน ลองเติมตัวหาร
overall_before = round((mix["recall"] * mix["before"]).sum(), 4)
overall_after = round((mix["recall"] * mix["after"]).sum(), 4)
