# message: ค่านี้นับคนที่รอนานเกิน 5 นาที โจทย์ถามคนที่ได้คำตอบทันเวลา ลองกลับทิศเครื่องหมาย
is_quick = waits > 5
n_quick = is_quick.sum()
quick_share = round(is_quick.mean(), 4)
