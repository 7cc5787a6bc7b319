# message: รายการนี้คือคนที่รอไม่เกิน 10 นาที โจทย์ถามคนที่รอนานกว่านั้น ลองกลับทิศเครื่องหมาย
slow_waits = waits[waits <= 10].tolist()
n_slow = len(slow_waits)
