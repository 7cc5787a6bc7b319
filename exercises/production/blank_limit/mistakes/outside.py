# message: ค่านี้หารด้วยจำนวนคำถามนอกราก เส้นจึงแคบเกินไปและเตือนผิดบ่อย ลองให้การหารอยู่ในราก
def limit(share, n):
    return share + 3 * math.sqrt(share * (1 - share)) / n
