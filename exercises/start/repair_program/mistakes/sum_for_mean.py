# message: slow_share เป็นจำนวนคน โปรแกรมเดิมตั้งใจหาสัดส่วน ลองใช้เมท็อดเดิมโดยเติมส่วนที่ขาด
# variables: slow_share
slow = waits > 10
slow_share = int(slow.sum())
long_docs = docs[docs["n_words"] > 50]
n_long = len(long_docs)
