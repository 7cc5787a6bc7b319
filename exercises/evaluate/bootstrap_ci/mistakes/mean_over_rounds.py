# message: เฉลี่ยตามอีกแกนหนึ่ง จึงได้หนึ่งค่าต่อคอลัมน์แทนหนึ่งค่าต่อรอบ ช่วงเลยแคบเกินจริง ลองดู .shape หลังเฉลี่ย ควรเหลือ 1,000 ค่า
# variables: ci_low, ci_high
rng = np.random.RandomState(42)
idx = rng.randint(0, len(ranks), (1000, len(ranks)))
rounds = (ranks <= 3)[idx].mean(axis=0)
ci_low, ci_high = np.percentile(rounds, [2.5, 97.5]).round(4)
