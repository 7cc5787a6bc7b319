# message: ค่านี้หารด้วยรากของจำนวนคำถามภายในรากอีกชั้น เส้นจึงกว้างเกินไป ในรากใช้จำนวนคำถามตรง ๆ
def limit(share, n):
    return share + 3 * math.sqrt(share * (1 - share) / math.sqrt(n))
