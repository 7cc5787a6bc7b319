# message: รายการนี้ตัดเลขศูนย์ออกแล้ว แต่ยังเรียงตามตาราง ไม่ใช่ตามความคล้าย ลองหาลำดับด้วย argsort ก่อนหยิบรหัส
ranked = [id for id, score in zip(scored_ids, scores) if score > 0]
