# message: ได้ 0 กับ 1 เพราะหาเปอร์เซ็นไทล์จาก True/False ทุกช่องรวมกัน ยังขาดขั้นที่ยุบแต่ละรอบให้เหลือ hit@3 หนึ่งค่า
# variables: ci_low, ci_high
rng = np.random.RandomState(42)
idx = rng.randint(0, len(ranks), (1000, len(ranks)))
ci_low, ci_high = np.percentile((ranks <= 3)[idx].astype(float), [2.5, 97.5]).round(4)
