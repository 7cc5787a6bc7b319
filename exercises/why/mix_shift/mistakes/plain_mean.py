# message: ค่านี้เฉลี่ย recall ของแต่ละชนิดโดยให้น้ำหนักเท่ากัน ทั้งสองเดือนจึงได้เท่ากัน ชนิดที่มีคำถามมากต้องมีน้ำหนักมาก ลองคูณ recall ด้วยจำนวนคำถามก่อนรวม
overall_before = round(mix["recall"].mean(), 4)
overall_after = round(mix["recall"].mean(), 4)
