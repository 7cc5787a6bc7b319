# message: hit@3 ของแต่ละรอบยังไม่นับข้อที่เฉลยอยู่อันดับ 3 พอดี อันดับที่เท่ากับ k ก็นับว่าพบ ลองทบทวนเครื่องหมายเปรียบเทียบ
rng = np.random.RandomState(42)
idx = rng.randint(0, len(ranks), (1000, len(ranks)))
rounds = (ranks < 3)[idx].mean(axis=1)
ci_low, ci_high = np.percentile(rounds, [2.5, 97.5]).round(4)
