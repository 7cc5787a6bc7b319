# message: n_slow เป็นจำนวนนาทีรวม โจทย์ถามจำนวนคน ลองนับสมาชิกของ slow_waits แทนการบวก
# variables: n_slow
slow_waits = waits[waits > 10].tolist()
n_slow = sum(slow_waits)
