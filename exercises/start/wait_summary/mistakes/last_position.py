# message: n_customers ขาดไปหนึ่งคน ตำแหน่งเริ่มนับที่ 0 แต่จำนวนคนเริ่มนับที่ 1 จึงไม่ต้องลบ
# variables: n_customers
n_customers = len(waits) - 1
total = waits.sum()
average = round(waits.mean(), 2)
