# message: n_quick นับลูกค้าทุกคน เพราะ len นับทั้ง True และ False ลองใช้เมท็อดที่นับเฉพาะ True
# variables: n_quick
is_quick = waits <= 5
n_quick = len(is_quick)
quick_share = round(is_quick.mean(), 4)
