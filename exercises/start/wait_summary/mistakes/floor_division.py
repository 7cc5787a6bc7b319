# message: average ถูกตัดเศษทิ้งไป เครื่องหมาย // ให้เฉพาะจำนวนเต็มจากการหาร ลองใช้ / หรือ .mean()
# variables: average
n_customers = len(waits)
total = waits.sum()
average = total // n_customers
