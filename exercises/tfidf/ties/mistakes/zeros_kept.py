# message: รายการนี้ยังมีเอกสารที่ความคล้ายเป็น 0 ซึ่งไม่มีคำร่วมกับคำถามเลย โจทย์ให้ตัดออก ลองเพิ่มเงื่อนไขตอนหยิบรหัส
order = np.argsort(-scores, kind="stable")
ranked = [scored_ids[i] for i in order]
