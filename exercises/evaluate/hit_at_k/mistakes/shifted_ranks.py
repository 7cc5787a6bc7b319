# message: ดูเหมือนอันดับถูกเลื่อนไปหนึ่งขั้นก่อนเทียบกับ k ทำให้นับเกินมา ranks ที่ให้ไว้เริ่มที่ 1 อยู่แล้ว ใช้เทียบกับ k ได้เลยโดยไม่ต้องลบ
zero_based = ranks - 1
hit1 = round((zero_based <= 1).mean(), 4)
hit3 = round((zero_based <= 3).mean(), 4)
