# message: ค่านี้ยังไม่นับคนที่รอ 5 นาทีพอดี “ไม่เกิน 5” รวม 5 ด้วย ลองดูเครื่องหมายเปรียบเทียบ
is_quick = waits < 5
n_quick = is_quick.sum()
quick_share = round(is_quick.mean(), 4)
