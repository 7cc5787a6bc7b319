# message: ค่านี้มากกว่าอันดับจริงอยู่หนึ่ง ตำแหน่งแรกของ Python คือ 0 และควรเป็นอันดับ 1 ลองคิดจากกรณีที่เฉลยอยู่หน้าสุด
rank = list(np.argsort(-row, kind="stable")).index(gold_at) + 2
