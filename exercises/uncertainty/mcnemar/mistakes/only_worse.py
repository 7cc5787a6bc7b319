# message: ฟังก์ชันใช้ worse ตรง ๆ พอ worse มากกว่า better ค่า p จึงผิด สลับสองค่าแล้วค่า p ต้องเท่าเดิม
def mcnemar(better, worse):
    m = better + worse
    return round(min(1, 2 * sum(math.comb(m, i) for i in range(worse + 1)) / 2**m), 4)
